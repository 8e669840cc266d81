/** What the Stripe.js stub recorded, and what it does next. */
export interface StripeStub {
  /** The public keys that it was started with. */
  readonly keys: string[];
  /** The options of the fields that were created. */
  readonly fields: { amount: number; currency: string; locale: string }[];
  /** The parameters of the confirmation tokens that were created. */
  readonly tokens: unknown[];
  /** Reports that the newest fields have loaded, which they do by themselves, too. */
  ready: () => void;
  /** How many times the bank's page was opened. */
  challenges: number;
  /** What the next calls return instead of success. */
  readonly next: { loaderror?: boolean; submit?: object; token?: object; challenge?: object };
  /** Holds tokens back until they are released. */
  readonly waiting: { holdTokens: boolean; release: () => void };
}

/** A page loads the script once, so all tests of a file share it. Each test sets its own state. */
let current: StripeStub | null = null;

/** Installs a stub of the js.stripe.com script, as if it had loaded. */
export function installStripeStub(): StripeStub {
  const stub: StripeStub = {
    keys: [],
    fields: [],
    tokens: [],
    ready: () => undefined,
    challenges: 0,
    next: {},
    waiting: { holdTokens: false, release: () => undefined },
  };
  current = stub;
  Reflect.set(window, 'Stripe', Object.assign(start, { version: 'endive' }));
  return stub;
}

function start(key: string) {
  const stub = current;
  if (!stub) throw new Error('there is no stub');
  const { next, waiting } = stub;
  const take = (name: 'submit' | 'token' | 'challenge') => {
    const answer = next[name];
    delete next[name];
    return answer;
  };
  stub.keys.push(key);
  return {
    elements: (options: StripeStub['fields'][number]) => {
      stub.fields.push(options);
      return {
        create: () => paymentElement(stub),
        update: (change: { amount: number }) => Object.assign(options, change),
        submit: async () => take('submit') ?? {},
      };
    },
    createConfirmationToken: async ({ params }: { params: unknown }) => {
      stub.tokens.push(params);
      if (waiting.holdTokens) {
        await new Promise<void>((resolve) => {
          waiting.release = resolve;
        });
      }
      return take('token') ?? { confirmationToken: { id: `ctoken_${stub.tokens.length}` } };
    },
    handleNextAction: async () => {
      stub.challenges += 1;
      return take('challenge') ?? { paymentIntent: {} };
    },
  };
}

function paymentElement(stub: StripeStub) {
  const { next } = stub;
  const listeners = new Map<string, () => void>();
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number');
  stub.ready = () => listeners.get('ready')?.();
  return {
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    mount: (place: HTMLElement) => {
      const isBroken = next.loaderror ?? false;
      delete next.loaderror;
      place.append(field);
      setTimeout(() => listeners.get(isBroken ? 'loaderror' : 'ready')?.());
    },
    focus: () => field.focus(),
    update: () => undefined,
    destroy: () => undefined,
  };
}
