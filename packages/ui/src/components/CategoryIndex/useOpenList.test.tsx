import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useOpenList } from './useOpenList.ts';

function Sample() {
  const { isOpen, setOpen, frame, button } = useOpenList({});
  return (
    <>
      <nav ref={frame}>
        <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Categories
        </button>
        {isOpen && <a href="#novel">Best Novel</a>}
      </nav>
      <button type="button">Elsewhere</button>
    </>
  );
}

async function opened() {
  const user = userEvent.setup();
  render(<Sample />);
  const opener = screen.getByRole('button', { name: 'Categories' });
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  return { user, opener };
}

describe('a list that opens on demand', () => {
  it('closes on Escape and returns the focus', async () => {
    const { user, opener } = await opened();
    await user.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('stays open while focus is inside and closes when Tab leaves it', async () => {
    const { user, opener } = await opened();
    await user.tab();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on a press outside', async () => {
    const { user, opener } = await opened();
    await user.click(document.body);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});
