// Web Audio for Audio.java.

/**
 * Plays a tone that slides from one frequency to another.
 * @param {?AudioContext} device the result of the last call; null at first
 * @param {number} from in hertz, as is to
 * @param {number} to
 * @param {number} seconds
 * @param {number} loud 0..1
 * @param {number} wait seconds before the tone
 * @return {?AudioContext}
 */
export function play(device, from, to, seconds, loud, wait) {
  if (document.hidden || typeof AudioContext !== 'function') return device;
  const audio = device || new AudioContext();
  const begin = audio.currentTime + wait;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  audio.resume();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + seconds);
  return audio;
}
