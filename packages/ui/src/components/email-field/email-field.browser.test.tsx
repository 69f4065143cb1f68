import { Dialog } from 'radix-ui';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { escapeIsOwned } from '../../lib/escape-ladder.ts';
import type { EmailRecipient } from '../../lib/parse/email.ts';
import { EmailField, EmailRecipients } from './index.ts';

afterEach(clearPage);

const box = (id = 'to') => document.getElementById(id) as HTMLInputElement;
const chips = () => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.firstChild?.textContent);
const people: EmailRecipient[] = [{ address: 'jane@home.com', name: 'Jane Homebuyer' }, { address: 'joe@home.com' }];

/** A real paste by keys: the text goes through a second field. */
async function paste(text: string) {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.keyboard('{Control>}c{/Control}');
  box().focus();
  await userEvent.keyboard('{Control>}v{/Control}');
  source.remove();
}

it('makes chips of a whole "To" line, whatever program it is from', async () => {
  await show(<EmailField id="to" label="To" />);
  await paste('Homebuyer, Jane <jane@home.com>; "Seller, Joe" <joe@home.com>,\ndeeds@title.com\tmary@anytown');
  await until(() => chips().length === 4, 'the chips');
  expect(chips()).toEqual(['Homebuyer, Jane', 'Seller, Joe', 'deeds@title.com', 'mary@anytown']);
  expect(box().value).toBe('');
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('lights up those pasted that are listed, and adds the others', async () => {
  const change = vi.fn();
  await show(<EmailField id="to" label="To" defaultValue={people} onValueChange={change} />);
  await paste('JOE@home.com; new@home.com');
  await until(() => chips().length === 3, 'the new chip');
  expect(document.querySelectorAll('[data-state=lit]')).toHaveLength(1);
  expect(change).toHaveBeenCalledTimes(1);
});

it('leaves a single pasted address as text to go on with, undone by the browser', async () => {
  await show(<EmailField id="to" label="To" />);
  await paste('jane@home.com');
  expect(box().value).toBe('jane@home.com');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(box().value).toBe('');
});

it('copies the selected chips as a list that it reads back', async () => {
  await show(<EmailField id="to" label="To" defaultValue={people} />);
  box().focus();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
  const target = document.body.appendChild(document.createElement('textarea'));
  target.focus();
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(target.value).toBe('Jane Homebuyer <jane@home.com>; joe@home.com');
});

it('cuts chips and puts them back by Ctrl+V', async () => {
  await show(<EmailField id="to" label="To" defaultValue={people} />);
  box().focus();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}x{/Control}');
  expect(chips()).toEqual([]);
  await until(() => document.activeElement === box(), 'the focus in the box');
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(chips()).toEqual(['Jane Homebuyer', 'joe@home.com']);
});

it('commits what is typed when the focus leaves, and a letter typed on a chip lands in the box', async () => {
  await show(
    <>
      <EmailField id="to" label="To" defaultValue={people} name="to" />
      <button type="button" id="after">
        Send
      </button>
    </>,
  );
  box().focus();
  await userEvent.keyboard('{ArrowLeft}new@home.com');
  expect(box().value).toBe('new@home.com');
  await userEvent.click(document.getElementById('after') as HTMLElement);
  expect(chips()).toEqual(['Jane Homebuyer', 'joe@home.com', 'new@home.com']);
  expect(document.querySelector<HTMLInputElement>('[name=to]')?.value).toBe('jane@home.com;joe@home.com;new@home.com');
});

it('is one tab stop, with chips or without', async () => {
  await show(
    <>
      <EmailField id="to" label="To" defaultValue={people} />
      <EmailField id="cc" label="Cc" />
    </>,
  );
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.id).toBe('to');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.id).toBe('cc');
});

it('closes the list a moment after the focus is gone, so that a press on a row still counts', async () => {
  await show(
    <>
      <EmailField id="to" label="To" suggest={() => people} />
      <button type="button" id="after">
        Send
      </button>
    </>,
  );
  box().focus();
  await userEvent.keyboard('h');
  await until(() => document.querySelector('[role=option]'), 'the suggestions');
  await userEvent.click(document.querySelectorAll('[role=option]')[1] as HTMLElement);
  expect(chips()).toEqual(['joe@home.com']);
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard('h');
  await until(() => document.querySelector('[role=option]'), 'the suggestions again');
  document.getElementById('after')?.focus();
  expect(document.querySelector('[role=option]')).not.toBeNull();
  await until(() => !document.querySelector('[role=option]'), 'the list closing');
});

it('shows only the answer to the newest question', async () => {
  const open: ((found: EmailRecipient[]) => void)[] = [];
  const suggest = vi.fn(() => new Promise<EmailRecipient[]>((answer) => open.push(answer)));
  await show(<EmailField id="to" label="To" suggest={suggest} />);
  box().focus();
  await userEvent.keyboard('j');
  await until(() => open.length === 1, 'the first question');
  await userEvent.keyboard('o');
  await until(() => open.length === 2, 'the second question');
  open[1]?.([people[1]!]);
  open[0]?.([people[0]!]);
  await until(() => document.querySelector('[role=option]'), 'the suggestions');
  expect([...document.querySelectorAll('[role=option]')].map((row) => row.textContent)).toEqual(['joe@home.com']);
});

it('peels one layer per Escape inside a dialog: the list, the text, then the dialog', async () => {
  const close = vi.fn();
  void show(
    <Dialog.Root defaultOpen onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => escapeIsOwned(event) && event.preventDefault()}
        >
          <Dialog.Title>Send Email</Dialog.Title>
          <EmailField id="to" label="To" suggest={() => people} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>,
  ).catch(() => {});
  await until(box, 'the dialog');
  box().focus();
  await userEvent.keyboard('h');
  await until(() => document.querySelector('[role=option]'), 'the suggestions');
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[role=option]'), 'the list closing');
  expect(box().value).toBe('h');
  await userEvent.keyboard('{Escape}');
  expect(box().value).toBe('');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await until(() => close.mock.calls.length === 1, 'the dialog closing');
});

it('keeps the focus in the page while chips move between the lists', async () => {
  await show(<EmailRecipients defaultValue={{ to: people, cc: [], bcc: [] }} />);
  document.querySelector<HTMLElement>('[data-list=to] input[id]')?.focus();
  await userEvent.keyboard('{ArrowLeft}{Alt>}{ArrowDown}{/Alt}{Alt>}{ArrowDown}{/Alt}');
  await until(() => document.querySelectorAll('[data-list=cc] [data-chip]').length === 2, 'both moves');
  expect(document.activeElement?.closest('[data-list]')?.getAttribute('data-list')).toBe('to');
});
