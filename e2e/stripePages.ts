import type { Page, Route } from '@playwright/test';
import type { StripeDouble } from '../packages/server/src/testing/stripeDouble.ts';

/** The mock's card tokens by card number. */
const script = `
  const kinds = { '4242424242424242': 'ok', '4000000000000002': 'declined', '4000002500003155': '3ds' };
  window.Stripe = Object.assign((key) => {
    let number = '';
    addEventListener('message', ({ data }) => {
      if (typeof data.number === 'string') number = data.number.replaceAll(' ', '');
    });
    const payment = () => {
      let ready = () => {};
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: 'https://js.stripe.com/fields.html', title: 'Secure payment fields' });
      Object.assign(frame.style, { inlineSize: '100%', blockSize: '12rem', border: '0' });
      frame.addEventListener('load', () => ready());
      return {
        on: (event, listener) => { if (event === 'ready') ready = listener; },
        mount: (place) => place.append(frame),
        update: () => {},
        destroy: () => frame.remove(),
      };
    };
    return {
      elements: ({ appearance }) => {
        document.documentElement.dataset.appearance = JSON.stringify(appearance);
        return { create: payment, update: () => {}, submit: async () => ({}) };
      },
      createConfirmationToken: async () => ({
        confirmationToken: { id: 'ctoken_' + kinds[number] + '_' + Math.random().toString(36).slice(2) },
      }),
      handleNextAction: ({ clientSecret }) => new Promise((resolve) => {
        // Like Stripe, adds a frame over the page, outside any open dialog.
        const overlay = document.createElement('div');
        Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
        const frame = document.createElement('iframe');
        Object.assign(frame, { src: 'https://hooks.stripe.com/bank.html?' + clientSecret, title: 'Your bank' });
        Object.assign(frame.style, { inlineSize: '100%', blockSize: '100%', background: 'white' });
        overlay.append(frame);
        document.body.append(overlay);
        addEventListener('message', ({ data }) => {
          if (data.answered !== clientSecret) return;
          overlay.remove();
          resolve({ paymentIntent: {} });
        });
      }),
    };
  }, { version: 'endive' });`;

const fields = `<!doctype html><meta charset="utf-8"><label>Card number <input name="number" inputmode="numeric"
  oninput="parent.postMessage({ number: this.value }, '*')"></label>`;

const bank = `<!doctype html><meta charset="utf-8"><h1>Your bank</h1>
  <form action="/answer"><input type="hidden" name="secret">
  <label>Code <input name="code" required></label>
  <button name="answer" value="yes">Confirm</button> <button name="answer" value="no">Refuse</button></form>
  <script>document.forms[0].secret.value = location.search.slice(1)</script>`;

/** Mocks Stripe's script and frames and the bank's page; passes the bank's answers on to the mock. */
export async function showStripe(page: Page, double: StripeDouble): Promise<void> {
  const html = (route: Route, body: string) => route.fulfill({ contentType: 'text/html', body });
  await page.route('https://js.stripe.com/**', (route) =>
    new URL(route.request().url()).pathname === '/fields.html'
      ? html(route, fields)
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('https://hooks.stripe.com/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname !== '/answer') return html(route, bank);
    const secret = searchParams.get('secret') ?? '';
    double.decide(secret.split('_secret_')[0] ?? '', searchParams.get('answer') === 'yes');
    return html(
      route,
      `<script>parent.postMessage({ answered: ${JSON.stringify(secret)} }, '*')</script>`,
    );
  });
}
