import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { get, getEntry, isOpen, pendingVersions } from './entries.ts';
import {
  newDevice,
  openTab,
  policy,
  type Request,
  Server,
  type Tab,
  type Text,
} from './testing/world.ts';

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KEYS = ['Novel', 'Novella', 'constructor'];

const at = fc.nat(5);
const key = fc.constantFrom(...KEYS);
/** Any event that can happen to a person who writes. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write'), at, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('changeBack'), at, key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save'), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose'),
      at,
      key,
      choice: fc.constantFrom('mine', 'theirs', 'both'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver'), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliverUnheard'), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('timeOut'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signedOut'), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('elsewhere'), key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('online'), at }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ max: 70_000, min: 1 }) }),
  },
);
interface Happening {
  do: string;
  at?: number;
  key?: string;
  choice?: 'mine' | 'theirs' | 'both';
  ms?: number;
}

/** Simulates a person's device, the server and the network, and checks the invariants after each event. */
function world() {
  const device = newDevice();
  const server = new Server();
  const tabs: Tab[] = [];
  let network: Request[] = [];
  let newest = 0;
  let sends = 0;
  /** Versions that must not be lost, with their keys: written and not replaced by the same person. */
  const due = new Map<Text, string>();
  /** When a version was last written or chosen. */
  const writtenAt = new Map<Text, number>();
  /** Versions that were written or chosen more than once, so `writtenAt` cannot tell when a draft was made. */
  const rewritten = new Set<Text>();
  /** The versions that the person had seen when they wrote a version, which it may replace. */
  const basis = new Map<Text, Set<Text>>();
  /** By tab and key: the version that the server acknowledged, with no change since. */
  const acknowledged = new Map<Tab, Map<string, Text>>();
  /** By key: the tab whose save the server has. */
  const savedBy = new Map<string, Tab>();
  let moment = 0;

  const entry = (tab: Tab, name: string) => getEntry(policy, tab.autosave.getState(), name);
  const knownBy = (tab: Tab, name: string) => {
    const own = entry(tab, name);
    return [own.saved, own.mine, own.base, ...pendingVersions(tab.autosave.getState(), name, own)];
  };
  const knew = (version: Text, versions: readonly Text[]) => {
    const before = basis.get(version) ?? new Set();
    basis.set(version, new Set([...before, ...versions]));
  };
  const recordMoment = (version: Text) => {
    moment += 1;
    if (writtenAt.has(version)) rewritten.add(version);
    writtenAt.set(version, moment);
  };
  const isShown = (name: string, version: Text) =>
    tabs.some((tab) => {
      const { mine, conflict } = entry(tab, name);
      return mine === version || conflict?.mine === version;
    });
  const isKept = (name: string, version: Text) =>
    device.drafts().some(({ mine }) => Object.hasOwn(mine, name) && mine[name] === version);

  const open = () => {
    const kept = device.drafts();
    const tab = openTab(server, (request) => {
      sends += 1;
      for (const [name, version] of Object.entries(request.values)) {
        expect(acknowledged.get(request.tab)?.get(name), `${name} is sent again`).not.toBe(version);
        acknowledged.get(request.tab)?.delete(name);
      }
      network.push(request);
    });
    acknowledged.set(tab, new Map());
    for (const name of KEYS) {
      const own = kept.filter(({ mine }) => Object.hasOwn(mine, name));
      const versions = own.flatMap(({ mine, sent }) => [
        mine[name] ?? 0,
        ...(get(sent, name) ?? []),
      ]);
      const { mine, saved } = entry(tab, name);
      const last = own
        .map((draft) => draft.mine[name] ?? 0)
        .sort((one, other) => (writtenAt.get(other) ?? 0) - (writtenAt.get(one) ?? 0))[0];
      const isDated = last !== undefined && !rewritten.has(last);
      if (isDated && mine !== saved) expect(mine, 'the newest version wins').toBe(last);
      // The newer of two tabs' versions replaces the older.
      for (const draft of own) if (draft.mine[name] !== last) due.delete(draft.mine[name] ?? 0);
      if (last !== undefined) knew(last, versions);
      const isUncertain = own.some(({ sent }) => Object.hasOwn(sent, name));
      if (!isUncertain) acknowledged.get(tab)?.set(name, saved);
    }
    tabs.push(tab);
    tab.autosave.start();
  };
  const gone = (tab: Tab) => {
    tab.autosave.stop();
    tabs.splice(tabs.indexOf(tab), 1);
    for (const request of network) if (request.tab === tab) request.answer = null;
  };
  const written = (tab: Tab, name: string, version: Text) => {
    const before = entry(tab, name).mine;
    knew(version, knownBy(tab, name));
    recordMoment(version);
    due.delete(before);
    due.delete(entry(tab, name).conflict?.mine ?? 0);
    acknowledged.get(tab)?.delete(name);
    tab.autosave.change(name, version);
    if (version !== 0) due.set(version, name);
  };
  const choose = (tab: Tab, name: string, choice: 'mine' | 'theirs' | 'both') => {
    const { conflict, mine, saved } = entry(tab, name);
    if (!conflict) return;
    const own = conflict.choice === null ? mine : conflict.mine;
    const chosen = choice === 'theirs' ? saved : own;
    knew(chosen, knownBy(tab, name));
    recordMoment(chosen);
    acknowledged.get(tab)?.delete(name);
    if (choice === 'theirs') for (const version of [own, mine]) due.delete(version);
    else due.set(own, name);
    tab.autosave.resolve(name, choice);
    if (choice === 'theirs') expect(entry(tab, name).mine).toBe(saved);
  };
  /** Delivers a save to the server. */
  const arrive = (request: Request) => {
    const before = { ...server.values };
    const reply = server.save(request);
    if (reply.type !== 'saved') return reply;
    for (const [name, version] of Object.entries(request.values)) {
      if (server.values[name]?.value !== version) continue;
      const replaced = before[name]?.value ?? 0;
      const isKnown = replaced === version || replaced === 0 || basis.get(version)?.has(replaced);
      expect(isKnown, `${version} replaces ${replaced} unseen`).toBe(true);
      savedBy.set(name, request.tab);
    }
    return reply;
  };
  const answer = async (request: Request, reply: ReturnType<Server['save']>) => {
    const { tab, answer: hear } = request;
    if (!hear) return;
    request.answer = null;
    if (reply.type === 'saved') {
      for (const [name, version] of Object.entries(request.values)) {
        const isSaved = !Object.hasOwn(reply.refused ?? {}, name);
        if (isSaved && entry(tab, name).mine === version) {
          acknowledged.get(tab)?.set(name, version);
        }
      }
    }
    hear(reply);
    await vi.advanceTimersByTimeAsync(0);
  };
  const isSomewhere = () => {
    for (const [version, name] of due) {
      const isPlaced = server.taken.has(version) || isShown(name, version) || isKept(name, version);
      expect(isPlaced, `${version} of ${name} is lost`).toBe(true);
    }
  };

  const happen = async (what: Happening) => {
    const { at: index = 0, key: name = '' } = what;
    const tab = tabs[index % Math.max(tabs.length, 1)];
    const request = network[index % Math.max(network.length, 1)];
    const isLost = { type: 'failed', failure: { isPassing: true }, isLost: true } as const;
    const forget = () => {
      network = network.filter((other) => other !== request);
    };
    switch (what.do) {
      case 'write':
        newest += 1;
        if (tab) written(tab, name, newest);
        break;
      case 'changeBack':
        if (tab) written(tab, name, entry(tab, name).saved);
        break;
      case 'save':
        void tab?.autosave.save();
        break;
      case 'choose':
        if (tab) choose(tab, name, what.choice ?? 'mine');
        break;
      case 'deliver':
        forget();
        if (request) await answer(request, arrive(request));
        break;
      case 'deliverUnheard':
        forget();
        if (request) {
          arrive(request);
          await answer(request, isLost);
        }
        break;
      // The request may still arrive.
      case 'timeOut':
        if (request) await answer(request, isLost);
        break;
      case 'drop':
        forget();
        if (request) await answer(request, isLost);
        break;
      case 'signedOut':
        forget();
        if (request) {
          await answer(request, { type: 'unauthorized', failure: { isPassing: false } });
        }
        break;
      case 'elsewhere':
        newest += newest % 10 === 6 ? 2 : 1;
        server.save({ revision: server.revision, values: { [name]: newest } });
        savedBy.delete(name);
        break;
      case 'open':
        if (tabs.length < 3) open();
        break;
      case 'reload':
        if (tab) {
          gone(tab);
          open();
        }
        break;
      case 'leave':
        tab?.hide();
        if (tab) gone(tab);
        break;
      case 'crash':
        if (tab) gone(tab);
        break;
      case 'online':
        tab?.autosave.online();
        break;
      default:
        await vi.advanceTimersByTimeAsync(what.ms ?? 0);
    }
    await vi.advanceTimersByTimeAsync(1);
    isSomewhere();
  };
  /** Repairs the network and presses Save once in every tab. */
  const heal = async () => {
    if (tabs.length === 0) open();
    sends = 0;
    for (const tab of tabs) void tab.autosave.save();
    for (let round = 0; round < 60; round += 1) {
      const pending = network;
      network = [];
      for (const request of pending) await answer(request, arrive(request));
      await vi.advanceTimersByTimeAsync(10_000);
      isSomewhere();
    }
    expect(network).toEqual([]);
    expect(sends, 'saves until all tabs are idle').toBeLessThan(40);
    for (const tab of tabs) {
      const { phase, inFlight, entries } = tab.autosave.getState();
      expect({ phase, inFlight }).toEqual({
        phase: expect.stringMatching(/idle|signedOut/),
        inFlight: null,
      });
      for (const name of tab.autosave.unsaved()) {
        const own = entries[name];
        expect(own && (isOpen(own) || own.refused !== null), `${name} stays unsaved`).toBe(true);
      }
    }
    for (const [name, tab] of savedBy) {
      const isSaid = tabs.includes(tab) && !tab.autosave.unsaved().includes(name);
      if (isSaid) expect(server.values[name]?.value).toBe(entry(tab, name).mine);
    }
    for (const tab of tabs.slice()) gone(tab);
  };
  open();
  return { happen, heal };
}

it('never loses a written value, never saves it twice, and never replaces an unseen one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40, size: 'max' }), async (all) => {
      const { happen, heal } = world();
      for (const one of all as Happening[]) await happen(one);
      await heal();
    }),
    { numRuns: 400 },
  );
});
