import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

const drawn = (html: string) => render(<RichText html={html} />).container.firstElementChild;

describe('a description', () => {
  it('keeps its paragraphs, lists, emphasis and characters', () => {
    const html =
      '<p>A <strong>bench</strong> &amp; more.<br>Yes</p><ul><li>One</li><li>T&#119;o</li></ul>';
    expect(drawn(html)?.innerHTML).toBe(
      '<p>A <strong>bench</strong> &amp; more.<br>Yes</p><ul><li>One</li><li>Two</li></ul>',
    );
  });

  it('opens links to other sites in a new tab, and links to this site in place', () => {
    drawn('<a href="https://example.com/?a=1&amp;b=2">There</a> <a href=\'/pay\'>Here</a>');
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute(
      'href',
      'https://example.com/?a=1&b=2',
    );
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Here' })).not.toHaveAttribute('target');
  });

  it.each([
    ['<script>alert(1)</script>Read', 'Read'],
    ['<img src=x onerror=alert(1)>Read', 'Read'],
    ['<p onclick="alert(1)" style="x">Read</p>', '<p>Read</p>'],
    ['<a href="javascript:alert(1)">Read</a>', '<span>Read</span>'],
    ['<a href="&#106;avascript:alert(1)">Read</a>', '<span>Read</span>'],
    ['<a href="//evil.example">Read</a>', '<span>Read</span>'],
    ['<iframe src="https://evil.example"></iframe>Read', 'Read'],
    ['<svg><script>alert(1)</script></svg>Read', 'Read'],
    ['&lt;b onclick=x&gt;', '&lt;b onclick=x&gt;'],
    ['<<p>Read', '&lt;<p>Read</p>'],
  ])('drops everything that could run: %s', (html, expected) => {
    expect(drawn(html)?.innerHTML).toBe(expected);
  });

  it('is complete even if its elements are not', () => {
    expect(drawn('<p>One <em>two</p> three</em>')?.innerHTML).toBe('<p>One <em>two</em></p> three');
  });
});
