/** Lets work go on side by side, and some of it only while nothing else does. */
export class Gate {
  readonly #busy = new Set<Promise<unknown>>();
  #closed: Promise<unknown> = Promise.resolve();

  /** Does something beside others, after whatever has to be alone. */
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

  /** Does something when all that is under way has ended, and before anything else begins. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.#closed.then(async () => {
      await Promise.allSettled(this.#busy);
      return work();
    });
    this.#closed = own.catch(() => undefined);
    return own;
  }
}
