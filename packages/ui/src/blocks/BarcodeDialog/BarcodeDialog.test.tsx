import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BarcodeDialog } from './BarcodeDialog.tsx';

it("names the owner of the barcode, and saves it under the server's file name", () => {
  render(
    <BarcodeDialog
      name="Aoife"
      subtitle={{ kind: 'member', membership: 'Adult', number: 214 }}
      imageSrc="/5.png"
      pdfHref="/5.pdf"
      onClose={vi.fn()}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Barcode of Aoife, Adult member #214' });
  expect(picture).toHaveAttribute('src', '/5.png');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.outerHTML]);
  expect(links).toEqual([
    ['Download picture', expect.stringMatching(/href="\/5\.png".*download=""/)],
    ['Download PDF', expect.stringMatching(/href="\/5\.pdf".*download=""/)],
  ]);
});
