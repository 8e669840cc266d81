import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BarcodeDialog, type BarcodeDialogProps } from './BarcodeDialog.tsx';

const onClose = vi.fn();
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const open = (props: Partial<BarcodeDialogProps> = {}) =>
  render(
    <BarcodeDialog
      name="Aoife"
      subtitle={{ kind: 'member', membership: 'Adult', number: 214 }}
      imageSrc="/5.png"
      pdfHref="/5.pdf"
      onClose={onClose}
      {...props}
    />,
  );
const getLinks = () => screen.queryAllByRole('link');

it("names the owner of the barcode, and saves it under the server's file name", () => {
  open();
  const picture = screen.getByRole('img', { name: 'Barcode of Aoife, Adult member #214' });
  expect(picture).toHaveAttribute('src', '/5.png');
  const links = getLinks().map((link) => [link.textContent, link.outerHTML]);
  expect(links).toEqual([
    ['Download picture', expect.stringMatching(/href="\/5\.png".*download=""/)],
    ['Download PDF', expect.stringMatching(/href="\/5\.pdf".*download=""/)],
  ]);
});

it('offers the wallets that have passes, without saving the pass as a file', () => {
  open({ appleWalletHref: '/5.pkpass', googleWalletHref: 'https://pay.google.com/gp/v/save/a' });
  const [apple, google] = getLinks();
  expect(apple).toHaveAccessibleName('Add to Apple Wallet');
  expect(apple).toHaveAttribute('href', '/5.pkpass');
  expect(apple).not.toHaveAttribute('download');
  expect(google).toHaveAccessibleName('Add to Google Wallet');
  expect(google).toHaveAttribute('href', 'https://pay.google.com/gp/v/save/a');
});

describe('the full screen', () => {
  const enter = async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show it full screen' }));
    return user;
  };

  it('shows the same picture with nothing else to press but the way back', async () => {
    open({ appleWalletHref: '/5.pkpass' });
    const picture = screen.getByRole('img');
    await enter();
    // Another element would load the picture again, which needs a network.
    expect(screen.getByRole('img')).toBe(picture);
    expect(screen.getByText(/^Turn up the brightness/)).toBeVisible();
    expect(getLinks()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toHaveFocus();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['Enter on its button', '{Enter}'],
  ])('closes on %s, which keeps the dialog and the focus', async (_, keys) => {
    open();
    const user = await enter();
    await user.keyboard(keys);
    expect(screen.getByRole('button', { name: 'Show it full screen' })).toHaveFocus();
    expect(getLinks()).toHaveLength(2);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  const grantWakeLock = () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    return { request, release };
  };

  it('keeps the screen on, also after a look at another page, and only while it is shown', async () => {
    const { request, release } = grantWakeLock();
    open();
    expect(request).not.toHaveBeenCalled();
    const user = await enter();
    expect(request).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    expect(release).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(release).toHaveBeenCalled());
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('lets the screen off again if it was closed before the browser agreed', async () => {
    const { request, release } = grantWakeLock();
    let agree: (lock: { release: typeof release }) => void = () => undefined;
    request.mockReturnValue(new Promise((resolve) => (agree = resolve)));
    open();
    const user = await enter();
    await user.keyboard('{Escape}');
    agree({ release });
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('is shown where the browser refuses to keep the screen on', async () => {
    const { request } = grantWakeLock();
    request.mockRejectedValue(new DOMException('Low battery', 'NotAllowedError'));
    open();
    await enter();
    expect(request).toHaveBeenCalled();
    expect(screen.getByText(/^Turn up the brightness/)).toBeVisible();
  });
});
