import { afterEach, expect, test, vi } from 'vitest';
import { clearPage, until } from '../../lib/browser-test.tsx';
import { printFrame } from '../../lib/print-frame.ts';
import { printPdf } from './print-pdf.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearPage();
});

const frame = () => document.querySelector<HTMLIFrameElement>('iframe[data-slot=print-frame]');

/** A window that prints at once: the real one would wait for a person. */
function printer() {
  const view = new EventTarget() as EventTarget & { focus: () => void; print: () => void };
  view.focus = () => {};
  view.print = vi.fn(() => view.dispatchEvent(new Event('afterprint')));
  // What printing uses of a window.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view as never);
  return view;
}

test('prints a page of its own, without scripts, and is gone afterwards', async () => {
  const view = printer();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const printed = printFrame({ html: '<p>Comparison</p>' });
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-scripts');
  await printed;
  expect(view.print).toHaveBeenCalledOnce();
  expect(frame()).toBeNull();
  expect(document.activeElement).toBe(button);
});

// holds blocks 2.43
test('a PDF is printed from its bytes', async () => {
  const view = printer();
  const made = vi.spyOn(URL, 'createObjectURL');
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const printed = printPdf('JVBERi0xLjQ=');
  await until(() => frame());
  expect(frame()?.src).toMatch(/^blob:/);
  frame()?.dispatchEvent(new Event('load'));
  await printed;
  expect(view.print).toHaveBeenCalledOnce();
  expect(made.mock.calls).toEqual([[expect.objectContaining({ type: 'application/pdf' })]]);
  expect(freed).toHaveBeenCalledOnce();
});

test('what is no base64 is refused', async () => {
  await expect(printPdf('no base64!')).rejects.toThrow('base64');
});
