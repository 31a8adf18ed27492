package atoll.web.storage;

/** The game or study that is open in this tab: one at a time. Only the tab that holds it may change it. */
final class HeldEntry {
    /** The result of opening; {@link #held} or {@link #busy} is called, or none if something else was opened or it was left meanwhile. */
    interface Listener {
        /**
         * @param stored as read now; null if it is not stored any more, or was not to be read
         */
        void held(StoredGame stored);

        /** Another tab has it open. */
        void busy();

        /** Another tab has taken it, after {@link #held}. */
        void lost();
    }

    private final GameLibrary library;
    private GameLock lock;
    /** Counts openings and releases: callbacks of an earlier count are stale. */
    private int openCount;

    HeldEntry(GameLibrary library) {
        this.library = library;
    }

    boolean isHeld() {
        return lock != null;
    }

    /**
     * Opens an entry, after an earlier one was {@linkplain #release released}.
     *
     * @param steal whether to take it from another tab
     * @param reads whether it is read from storage; else it was created here
     */
    void open(String id, boolean steal, boolean reads, Listener listener) {
        int turn = ++openCount;
        GameLock.acquire(id, steal, new GameLock.Listener() {
            @Override
            public void held(GameLock got) {
                if (turn != openCount) {
                    got.release();
                    return;
                }
                lock = got;
                library.setHeld(got.isSure() ? id : "", reads);
                if (!reads) {
                    listener.held(null);
                    return;
                }
                library.refresh(id, entry -> {
                    if (turn == openCount) {
                        listener.held(entry);
                    }
                });
            }

            @Override
            public void busy() {
                if (turn == openCount) {
                    listener.busy();
                }
            }

            @Override
            public void lost() {
                if (lock != null && lock.id().equals(id)) {
                    forget();
                    listener.lost();
                }
            }
        });
    }

    /** Other tabs may open it. */
    void release() {
        if (lock != null) {
            lock.release();
        }
        forget();
    }

    private void forget() {
        openCount++;
        if (lock != null) {
            library.release(lock.id());
        }
        lock = null;
    }
}
