import { bot } from './app.js';

bot();
