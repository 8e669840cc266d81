import type { OperationId } from '@conkit/api-client';

/** A deviation of the server from openapi.yaml. */
export interface Breach {
  readonly operation: OperationId;
  /** The title of the check that found it. */
  readonly check: string;
  readonly what: string;
  /** The command that repeats the request; undefined for a breach about several requests. */
  readonly curl: string | undefined;
}

/** A check that did not run, with the reason. */
export interface Skipped {
  readonly operation: OperationId;
  readonly check: string;
  readonly why: string;
  /** Whether there is nothing to check: the convention lacks the feature, or an option excludes the check. */
  readonly isIntended: boolean;
}

/** A check that ran. */
export interface Made {
  readonly operation: OperationId;
  readonly check: string;
  readonly ms: number;
}

/** The records of a run. */
export class Recorder {
  readonly breaches: Breach[] = [];
  readonly skipped: Skipped[] = [];
  readonly checks: Made[] = [];
  /** By operation, how often each answer was seen: `200`, or `403 not_yours`. */
  readonly seen = new Map<OperationId, Map<string, number>>();
  /** What the run has created on the server and left there. */
  readonly left: string[] = [];
  readonly times: number[] = [];

  see(operation: OperationId, answer: string): void {
    const ofOperation = this.seen.get(operation) ?? new Map<string, number>();
    this.seen.set(operation, ofOperation.set(answer, (ofOperation.get(answer) ?? 0) + 1));
  }

  /** Records a breach once per operation, without control characters that could manipulate a terminal. */
  breach(given: Breach): void {
    const breach = { ...given, what: given.what.replaceAll(/\p{C}/gu, '?') };
    const isKnown = this.breaches.some(
      ({ operation, what }) => operation === breach.operation && what === breach.what,
    );
    if (!isKnown) this.breaches.push(breach);
  }
}

/** Thrown when a check cannot run with the given seeding or the server's state. The run fails. */
export class Skip extends Error {}

/** Thrown when a mail does not arrive in time. */
export class NoMail extends Skip {}

/** Thrown when there is nothing to check: the convention lacks the feature, or an option excludes the check. */
export class DoesNotApply extends Skip {}
