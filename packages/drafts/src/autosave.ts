// Decisions: docs/decisions/saving-ballots.md
import { afterLost, afterRefused, afterSaved, joinKnown, newsOfJoin } from './answers.ts';
import { entryOf, isOpen, same } from './entries.ts';
import { has } from './record.ts';
import { failed, LANDED, launch, schedule } from './sending.ts';
import type { AutosaveState, Choice, Event, News, Policy, Step } from './types.ts';

type State<Value, Reason, Failure> = AutosaveState<Value, Reason, Failure>;

/**
 * Returns the next state and the effects of an event. Pure: the caller sends the values, dispatches `tick` at
 * `state.dueAt`, keeps `draftOf(policy, state)` on the device and announces the news.
 *
 * @param now milliseconds of the caller's clock
 *
 * @example
 * const { state: next, wishes } = step(policy, state, { type: 'tick' }, Date.now());
 * for (const wish of wishes) if (wish.type === 'send') void send(wish);
 */
export function step<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  event: Event<Value, Reason, Failure>,
  now: number,
): Step<Value, Reason, Failure> {
  const stay = (next: State<Value, Reason, Failure>, ...news: News[]) =>
    ({ state: next, wishes: news.map(tell) }) satisfies Step<Value, Reason, Failure>;
  const isUnderWay = state.flight !== null;
  switch (event.type) {
    case 'started': {
      const isAsked = Object.values(state.entries).some(isOpen);
      const next = schedule(policy, state, now);
      return isAsked ? stay(next, { what: 'conflict' }) : stay(next);
    }
    case 'changed':
      return stay(schedule(policy, changed(policy, state, event.key, event.value, now), now));
    case 'resolved':
      return stay(schedule(policy, resolved(policy, state, event.key, event.choice, now), now));
    case 'saveRequested':
      return state.flight ? stay({ ...state, isAskedAgain: true }) : launch(policy, state);
    case 'tick':
      return state.dueAt !== null && now >= state.dueAt ? launch(policy, state) : stay(state);
    case 'online':
      return state.dueAt !== null ? launch(policy, state) : stay(state);
    case 'reloaded': {
      // The answer to the save under way will be newer.
      if (isUnderWay) return stay(state);
      const joined = joinKnown(policy, state, event.current, false);
      const news = newsOfJoin(state.entries, joined.entries).filter(
        ({ what }) => what === 'conflict',
      );
      return stay(schedule(policy, joined, now), ...news);
    }
    case 'saved': {
      if (!isUnderWay) return stay(state);
      const refused = event.refused ?? {};
      const keys = Object.keys(state.flight).filter((key) => !Object.hasOwn(refused, key));
      const news: News[] = [{ what: 'saved', keys }];
      if (Object.keys(refused).length > 0) news.push({ what: 'refused' });
      const next = afterSaved(policy, state, event);
      return after(
        news,
        state.isAskedAgain ? launch(policy, next) : stay(schedule(policy, next, now)),
      );
    }
    case 'refused': {
      if (!isUnderWay) return stay(state);
      const isAnySent = Object.keys(event.reasons).some((key) => has(state.flight ?? {}, key));
      // The refusal names none of the values we sent. Sending them again would end the same way.
      if (!isAnySent) return stay(failed(policy, state, event.failure, now));
      // Send the values that were not refused at once.
      const next = afterRefused(policy, state, event.reasons, event.failure);
      return after([{ what: 'refused' }], launch(policy, next));
    }
    case 'stale': {
      if (!isUnderWay) return stay(state);
      const { current, failure } = event;
      // The revision has not changed, so an immediate retry would be refused again.
      if (current.revision === state.revision) return stay(failed(policy, state, failure, now));
      const joined = joinKnown(policy, state, current, true);
      const next = { ...joined, phase: 'idle', error: null, flight: null } as const;
      return after(newsOfJoin(state.entries, next.entries), launch(policy, next));
    }
    case 'failed': {
      if (!isUnderWay) return stay(state);
      const entries = event.isLost ? afterLost(policy, state) : state.entries;
      return stay(failed(policy, { ...state, entries }, event.failure, now));
    }
    case 'unauthorized':
    case 'closed': {
      const phase = event.type === 'closed' ? 'closed' : 'signedOut';
      return stay({ ...state, phase, error: event.failure, ...LANDED });
    }
  }
}

const tell = (news: News) => ({ type: 'tell', news }) as const;

const after = <Value, Reason, Failure>(
  news: readonly News[],
  { state, wishes }: Step<Value, Reason, Failure>,
): Step<Value, Reason, Failure> => ({ state, wishes: [...news.map(tell), ...wishes] });

function changed<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  key: string,
  value: Value,
  now: number,
): State<Value, Reason, Failure> {
  const entry = entryOf(policy, state, key);
  const isSettled = same(policy, value, entry.saved) || !isOpen(entry);
  const next = {
    ...entry,
    mine: value,
    refused: null,
    changedAt: now,
    // A resolved conflict is cleared when the person writes something else.
    ...(isSettled && { conflict: null, base: entry.saved }),
  };
  const entries = { ...state.entries, [key]: next };
  return { ...state, entries, firstChange: state.firstChange ?? now };
}

function resolved<Value, Reason, Failure>(
  { join, ...policy }: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  key: string,
  choice: Choice,
  now: number,
): State<Value, Reason, Failure> {
  const entry = entryOf(policy, state, key);
  if (!entry.conflict) return state;
  const own = isOpen(entry) ? entry.mine : entry.conflict.mine;
  const both = choice === 'both' && join ? join(own, entry.saved) : own;
  const next = {
    ...entry,
    mine: choice === 'theirs' ? entry.saved : both,
    base: entry.saved,
    conflict: { mine: own, choice },
    changedAt: now,
  };
  const entries = { ...state.entries, [key]: next };
  return { ...state, entries, firstChange: state.firstChange ?? now };
}
