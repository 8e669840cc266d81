import type { OperationId } from '@conkit/api-client';

/** Something that the server does otherwise than openapi.yaml says. */
export interface Breach {
  readonly operation: OperationId;
  /** The title of the check that found it. */
  readonly check: string;
  readonly what: string;
  /** The command that repeats the request; undefined where it is about several. */
  readonly curl: string | undefined;
}

/** A check that was not made, and why. */
export interface Skipped {
  readonly operation: OperationId;
  readonly check: string;
  readonly why: string;
  /** There is nothing to check: the convention does not have it, or the run was told to leave it out. */
  readonly isIntended: boolean;
}

/** A check that was made. */
export interface Made {
  readonly operation: OperationId;
  readonly check: string;
  readonly ms: number;
}

/** All that a run has found out. */
export class Recorder {
  readonly breaches: Breach[] = [];
  readonly skipped: Skipped[] = [];
  readonly checks: Made[] = [];
  /** Of each operation, how often each answer was seen: `200`, or `403 not_yours`. */
  readonly seen = new Map<OperationId, Map<string, number>>();
  /** What the run has made on the server and left there. */
  readonly left: string[] = [];
  readonly times: number[] = [];

  see(operation: OperationId, answer: string): void {
    const ofOperation = this.seen.get(operation) ?? new Map<string, number>();
    this.seen.set(operation, ofOperation.set(answer, (ofOperation.get(answer) ?? 0) + 1));
  }

  /** Says the same of one operation once, without the signs by which a server could write over a terminal. */
  breach(given: Breach): void {
    const breach = { ...given, what: given.what.replaceAll(/\p{C}/gu, '?') };
    const isKnown = this.breaches.some(
      ({ operation, what }) => operation === breach.operation && what === breach.what,
    );
    if (!isKnown) this.breaches.push(breach);
  }
}

/** Thrown where a check cannot be made with what the kit was told, or as the server is. The run fails. */
export class Skip extends Error {}

/** Thrown where there is nothing to check: the convention does not have it, or the run was told to leave it out. */
export class DoesNotApply extends Skip {}
