import { afterEach, expect, test } from 'vitest';
import { clearPage, show } from '../../lib/browser-test.tsx';
import { EmailViewer } from './index.ts';
import { messageFrame } from './message-frame.ts';
import { hostile, payoff } from './stories-data.ts';

afterEach(clearPage);

test('the message has no way to the page around it', async () => {
  const title = document.title;
  // Heard on its way to the frame, which may load before anybody has found it.
  const loaded = new Promise<HTMLIFrameElement>((done) =>
    document.addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && done(target), {
      capture: true,
    }),
  );
  await show(<EmailViewer email={hostile} />);
  const frame = await loaded;
  expect(frame.contentDocument).toBeNull();
  expect(document.title).toBe(title);
});

test('remote pictures come only when asked for, and the policy says the same', async () => {
  const blocked = messageFrame(hostile.html ?? '', { remote: false });
  expect(blocked.hasRemote).toBe(true);
  expect(blocked.page).not.toContain('evil.example/pixel.gif');
  expect(blocked.page).toContain('img-src data:;');
  const loaded = messageFrame(hostile.html ?? '', { remote: true });
  expect(loaded.page).toContain('evil.example/pixel.gif');
  expect(loaded.page).toContain('img-src data: https: http:;');
});

test.each([
  '<p style="background:url(https://evil.example/a.png)">x</p>',
  '<style>p{background:url("//evil.example/a.png")}</style><p>x</p>',
  '<table background="http://evil.example/a.png"><tr><td>x</td></tr></table>',
])('notices remote pictures in styles: %s', (html) => {
  expect(messageFrame(html, { remote: false }).hasRemote).toBe(true);
});

test('pictures that came along are put in by their id', () => {
  const { page, hasRemote } = messageFrame(payoff.html ?? '', { remote: false, pictures: payoff.pictures });
  expect(page).toContain('src="data:image/png;base64');
  expect(hasRemote).toBe(false);
  expect(messageFrame('<img src="cid:none">', { remote: false }).page).not.toContain('cid:');
});

test('links lead nowhere in the frame and are told with their true address', () => {
  const { page, links } = messageFrame('<a href="https://a.example/x">bank.example</a><a href="javascript:1">y</a>', {
    remote: false,
  });
  expect(page).not.toContain('href');
  expect(links).toEqual([
    { href: 'https://a.example/x', texts: ['bank.example'], place: 'a.example', doubts: ['other-site'] },
  ]);
});

test('what stands for a link is its words, else those of its picture', () => {
  const { links } = messageFrame(
    '<a href="https://a.example/x"><b>our</b> page</a><a href="https://a.example/x"><img src="cid:1" alt="bank.example"></a>',
    { remote: false },
  );
  expect(links).toMatchObject([{ texts: ['our page', 'bank.example'], doubts: ['other-site'] }]);
});
