/** Runs work concurrently, except work that needs to run alone. */
export class Gate {
  readonly #busy = new Set<Promise<unknown>>();
  #closed: Promise<unknown> = Promise.resolve();

  /** Runs work concurrently, after any exclusive work. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#closed;
    const own = work();
    this.#busy.add(own);
    try {
      return await own;
    } finally {
      this.#busy.delete(own);
    }
  }

  /** Runs work exclusively: after all running work, and before any later work. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.#closed.then(async () => {
      await Promise.allSettled(this.#busy);
      return work();
    });
    this.#closed = own.catch(() => undefined);
    return own;
  }
}
