import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';
import { NavigationProvider } from './navigation.ts';

const renderLink = (props: Partial<LinkProps>) => {
  const router = { navigate: vi.fn(), preload: vi.fn() };
  render(
    <NavigationProvider value={router}>
      <Link href="/pay" {...props}>
        Payments
      </Link>
    </NavigationProvider>,
  );
  return { ...router, link: screen.getByRole('link', { name: 'Payments' }) };
};
/** Returns whether the click was left to the browser. */
const clickIsLeft = (link: HTMLElement, init?: MouseEventInit) => {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = createEvent.click(link, init);
  fireEvent(link, click);
};

it('uses the router for paths inside the application', async () => {
  const { link, navigate } = renderLink({});
  await userEvent.tab();
  expect(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pay');
});

it('preloads the next page on hover', async () => {
  const { link, preload } = renderLink({});
  await userEvent.hover(link);
  expect(preload).toHaveBeenCalledWith('/pay');
});

it.each([
  ['another site', { href: 'https://example.com/' }],
  ['a protocol-relative address', { href: '//example.com/' }],
  ['a download', { download: true }],
  ['a new tab', { isExternal: true }],
])('leaves %s to the browser', (_what, props) => {
  const { link, navigate } = renderLink(props);
  clickIsLeft(link);
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves clicks with a modifier key to the browser', () => {
  const { link, navigate } = renderLink({});
  clickIsLeft(link, { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
});
