import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { MemoField } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  clearPage();
  vi.restoreAllMocks();
});

const area = () => document.getElementById('a') as HTMLTextAreaElement;
const height = () => area().getBoundingClientRect().height;

// holds core 9.6
it('grows with its text to 88 px by default, or to what is asked', async () => {
  await show(<MemoField id="a" label="Memo" defaultValue={'line\n'.repeat(30)} />);
  expect(height()).toBe(88);
  clearPage();
  await show(<MemoField id="a" label="Memo" maxHeight={300} defaultValue={'line\n'.repeat(30)} />);
  expect(height()).toBe(300);
});

it('grows where the browser cannot do it, measured once after a pause', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  await show(<MemoField id="a" label="Memo" defaultValue="one" />);
  area().style.setProperty('field-sizing', 'fixed');
  area().focus();
  const before = height();
  await userEvent.keyboard('{Enter}two{Enter}three{Enter}four');
  // A machine that types slowly pauses before the last line, too. Text height and the 2 px to spare.
  await until(() => Number.parseFloat(area().style.height) > 4 * 18, 'the growth');
  expect(height()).toBeGreaterThan(before);
  expect(height()).toBeLessThanOrEqual(88);
});

it('reads out what is left at steps, not on every key', async () => {
  const host = await show(<MemoField id="a" label="Memo" maxLength={40} />);
  const heard: string[] = [];
  const status = host.querySelector('[role=status]') as HTMLElement;
  new MutationObserver(() => status.textContent && heard.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  area().focus();
  // The pause after which it is read out passes behind the last key, however slowly this machine types.
  const typed = async (keys: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.keyboard(keys);
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
  };
  await typed('123456789012345678901234567890123');
  await until(() => heard.length === 1, 'the first step');
  await typed('45678901');
  await until(() => heard.length === 2, 'too many');
  expect(heard).toEqual(['7 characters left', '1 character too many']);
});

it('puts the stamp in so that one Ctrl+Z takes it out', async () => {
  await show(<MemoField id="a" label="Memo" stamp={() => '04/12/2013 SA: '} />);
  area().focus();
  await userEvent.keyboard('Keys. {Control>};{/Control}');
  expect(area().value).toBe('Keys. 04/12/2013 SA: ');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(area().value).toBe('Keys. ');
});

it('never measures while one of a hundred is typed into, where the browser grows them', async () => {
  const memos = Array.from({ length: 100 }, (_, at) => `Note ${at + 1}`);
  await show(memos.map((label, at) => <MemoField key={label} id={at === 50 ? 'a' : undefined} label={label} />));
  const read = vi.spyOn(Element.prototype, 'scrollHeight', 'get');
  const before = height();
  area().focus();
  await userEvent.keyboard('keys{Enter}alarm{Enter}lockbox');
  await until(() => area().value === 'keys\nalarm\nlockbox', 'the text');
  expect(height()).toBeGreaterThan(before);
  expect(read).not.toHaveBeenCalled();
});
