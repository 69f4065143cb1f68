/**
 * Prints something that is not on the page: a hidden frame is loaded with it, printed, and taken away when the print dialog is done.
 * Rejects if the frame cannot be printed (a browser without a viewer for it).
 */
export function printFrame(content: { html: string } | { url: string }): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.title = '';
  frame.dataset.slot = 'print-frame';
  Object.assign(frame.style, { position: 'fixed', inset: 'auto 0 0 auto', width: '0', height: '0', border: '0' });
  return new Promise<void>((resolve, reject) => {
    const focused = document.activeElement;
    frame.onload = () => {
      frame.onload = null;
      const view = frame.contentWindow;
      if (!view) return reject(new Error('No frame to print'));
      const done = () => {
        frame.remove();
        if (focused instanceof HTMLElement) focused.focus();
        resolve();
      };
      view.addEventListener('afterprint', done, { once: true });
      try {
        view.focus();
        view.print();
      } catch (error) {
        frame.remove();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    if ('html' in content) {
      // Same origin so that it can be printed, and no scripts whatever the text holds.
      frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
      frame.srcdoc = content.html;
    } else frame.src = content.url;
    document.body.append(frame);
  });
}
