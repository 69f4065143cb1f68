import { type ComponentType, createElement, type ReactNode } from 'react';
import { until } from '../lib/until.ts';
import { descriptionOf, nameOf, textOf } from './accessible.ts';
import { fieldTester } from './field-tester.ts';
import { asKeys, type TestUser } from './user.ts';

/** A field part and one value of it, as the contract needs to know them. */
export interface ContractedField {
  /** The part's name, for the titles: `MoneyField`. */
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each part has value types of its own
  component: ComponentType<any>;
  /** What it needs besides the props of every field: the options of a select. */
  props?: object;
  /** A value, the text it shows, and what a native form sends for it; null where nothing is sent, as of a stored number. */
  sample: { value: unknown; shown: string; sent: string | null };
  /** What a native form sends while it is empty; null where nothing is sent, as by an unticked box. Default ''. */
  sentEmpty?: string | null;
  /** Keys that are typed on arrival and change an empty field. Default: the characters `9`. */
  keys?: string;
  /** Sentences of its own: what `messages` replaces, and how to make it say it. */
  words?: { messages: object; provoke: (control: HTMLElement, user: TestUser) => Promise<void>; expect: string };
  /** Of a field that is typed in: a text that replaces the sample, and how it is shown once committed. Proves the keys all of them share. */
  typing?: { text: string; shown: string };
  /** Where the value comes under another name: the masked id's `masked`. Default `defaultValue`. */
  valueProp?: string;
}

/** The stage of a contract test. */
export interface ContractStage {
  /** Renders into the page; the answer holds what was rendered. */
  show(children: ReactNode): Promise<HTMLElement>;
  user: TestUser;
}

export interface ContractCase {
  title: string;
  run(stage: ContractStage): Promise<void>;
}

function expectThat(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
const told = (value: unknown): string =>
  value instanceof Element
    ? `<${value.tagName.toLowerCase()} data-slot="${value.getAttribute('data-slot')}">`
    : JSON.stringify(value);
function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Error(`${what}: expected ${told(expected)}, got ${told(actual)}`);
}

/**
 * What every field promises, as cases for any test runner:
 * `for (const { title, run } of fieldContract(part)) it(title, () => run({ show, user: userEvent }))`.
 */
export function fieldContract(part: ContractedField): ContractCase[] {
  const { component, props = {}, sample, sentEmpty = '', keys = '9', valueProp = 'defaultValue' } = part;
  const draw = (own: object) => createElement(component, { label: 'Sample', ...props, ...own });
  const filled = { [valueProp]: sample.value };
  const cases: ContractCase[] = [];
  const add = (title: string, run: ContractCase['run']) => cases.push({ title: `${part.name} ${title}`, run });
  const open = async ({ show, user }: ContractStage, own: object) => {
    const host = await show(draw(own));
    const field = fieldTester({ user, root: host }, 'Sample');
    return { host, field, control: field.element() };
  };
  const shown = (control: HTMLElement) => {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return String(control.checked);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
    return textOf(control);
  };
  const sent = (host: HTMLElement) => new FormData(host.querySelector('form') ?? undefined).get('sample');
  const inForm = (own: object) => createElement('form', null, draw({ name: 'sample', ...own }));

  add('is named by its label, and the label leads to it', async (stage) => {
    const { control, host } = await open(stage, { id: 'sample-id' });
    expectSame(nameOf(control), 'Sample', 'name');
    const label = host.querySelector('label');
    if (!label) return;
    await stage.user.click(label);
    // A select opens when its label is pressed, and its list takes the focus on.
    const isOpen = () => control.getAttribute('aria-expanded') === 'true';
    await until(() => document.activeElement === control || isOpen(), 'The focus on the control');
  });
  for (const mode of ['edit', 'read'] as const) {
    add(`gives ref what takes the focus (${mode})`, async (stage) => {
      const ref: { current: HTMLElement | null } = { current: null };
      const { control } = await open(stage, { ...filled, mode, ref });
      expectSame(ref.current, control, 'ref');
      ref.current?.focus();
      expectSame(document.activeElement, control, 'focus');
    });
  }
  add('is named by aria-label where it has no label', async (stage) => {
    const { host } = await open(stage, { label: undefined, 'aria-label': 'Sample' });
    expectSame(host.querySelector('label'), null, 'label');
  });
  add('takes the id it is given', async (stage) => {
    const { control } = await open(stage, { id: 'sample-id' });
    expectSame(control.id, 'sample-id', 'id');
  });
  add('shows a value', async (stage) => {
    const { control } = await open(stage, filled);
    expectSame(shown(control), sample.shown, 'text');
  });
  add('is described by its help', async (stage) => {
    const { field, control } = await open(stage, { help: 'As on the contract.' });
    expectSame(descriptionOf(control), 'As on the contract.', 'description');
    expectSame(field.invalid(), false, 'invalid');
  });
  add('is marked and described by an error, which takes the place of the help', async (stage) => {
    const { field, control } = await open(stage, { help: 'As on the contract.', error: 'Enter it.', warning: 'Odd.' });
    expectSame(field.invalid(), true, 'invalid');
    expectSame(descriptionOf(control), 'Enter it.', 'description');
    expectSame(field.message(), 'Enter it.', 'message');
  });
  add('is described, not marked, by a warning', async (stage) => {
    const { field, control } = await open(stage, { warning: 'Odd.', help: 'As on the contract.' });
    expectSame(field.invalid(), false, 'invalid');
    expectSame(descriptionOf(control), 'Odd.', 'description');
  });
  add('is described by its highlight, and marked by no complaint', async (stage) => {
    const { field, control } = await open(stage, { highlight: 'Filled from the suggestion.' });
    expectSame(descriptionOf(control), 'Filled from the suggestion.', 'description');
    expectSame(field.invalid(), false, 'invalid');
  });
  add('says that it is required, and the star is not read', async (stage) => {
    const { field, control, host } = await open(stage, { required: true });
    expectThat(field.required(), 'It is not told as required');
    expectSame(nameOf(control), 'Sample', 'name');
    expectThat(host.textContent?.includes('*'), 'No star is shown');
  });
  add('read only shows the value as text that can be reached, not changed', async (stage) => {
    const { field, control, host } = await open(stage, { ...filled, mode: 'read', reason: 'Locked.', required: true });
    expectSame(field.mode(), 'read', 'mode');
    expectSame(shown(control), sample.shown, 'text');
    expectThat(descriptionOf(control).includes('Locked.'), 'The reason does not describe it');
    expectThat(!host.textContent?.includes('*'), 'A star is shown where nothing can be entered');
    control.focus();
    expectSame(document.activeElement, control, 'focus');
    await stage.user.keyboard(`${keys}{Delete} {ArrowDown}`);
    expectSame(shown(control), sample.shown, 'text after typing');
  });
  add('shows no error while it cannot be changed', async (stage) => {
    const { field } = await open(stage, { ...filled, mode: 'read', error: 'Enter it.' });
    expectSame(field.invalid(), false, 'invalid');
    expectSame(field.mode(), 'read', 'mode');
  });
  add('disabled cannot be reached', async (stage) => {
    const { field, control } = await open(stage, { disabled: true });
    expectSame(field.mode(), 'disabled', 'mode');
    control.focus();
    expectThat(document.activeElement !== control, 'It took the focus');
  });
  add('disabled with a reason can be reached, tells it, and does not change', async (stage) => {
    const { field, control } = await open(stage, {
      ...filled,
      disabled: true,
      disabledReason: 'Choose a lender first.',
    });
    expectSame(field.mode(), 'disabled', 'mode');
    expectThat(descriptionOf(control).includes('Choose a lender first.'), 'The reason does not describe it');
    control.focus();
    expectSame(document.activeElement, control, 'focus');
    await stage.user.keyboard(`${keys}{Delete} {ArrowDown}`);
    expectSame(shown(control), sample.shown, 'text after typing');
  });
  add('hidden leaves nothing', async (stage) => {
    const host = await stage.show(createElement('div', null, draw({ ...filled, mode: 'hidden' })));
    expectSame(host.textContent, '', 'text');
    expectSame(host.querySelector('input:not([type=hidden]), button, label'), null, 'controls');
  });
  add('sends its value in a native form under its name', async (stage) => {
    const host = await stage.show(inForm(filled));
    expectSame(sent(host), sample.sent, 'value sent');
  });
  add('sends that it is empty', async (stage) => {
    const host = await stage.show(inForm({}));
    expectSame(sent(host), sentEmpty, 'value sent');
  });
  add('disabled sends nothing', async (stage) => {
    const host = await stage.show(inForm({ ...filled, disabled: true, disabledReason: 'Choose a lender first.' }));
    expectSame(sent(host), null, 'value sent');
    expectThat(host.textContent?.includes('Choose a lender first.'), 'The reason is not in the page');
  });
  add('puts className on its outermost element', async (stage) => {
    const host = await stage.show(draw({ className: 'col-span-3' }));
    const [outer, ...more] = host.querySelectorAll('.col-span-3');
    expectSame(more.length, 0, 'further elements with the class');
    expectSame(outer, host.firstElementChild, 'element with the class');
    expectThat(outer?.getAttribute('data-slot'), 'The outermost element has no data-slot');
  });
  add('undoes typing by Ctrl+Z and redoes it by Ctrl+Y', async (stage) => {
    const { control } = await open(stage, filled);
    if (
      !(control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'checkbox'))
    )
      return;
    const becomes = (wanted: (text: string) => boolean, what: string) =>
      until(
        () => wanted(control.value),
        () => `${what} (it shows "${control.value}")`,
      );
    await stage.user.click(document.body);
    await stage.user.keyboard(`{Tab}${keys}`);
    await becomes((text) => text !== sample.shown, 'Typing');
    const typed = control.value;
    await stage.user.keyboard('{Control>}z{/Control}');
    await becomes((text) => text === sample.shown, 'Undo');
    await stage.user.keyboard('{Control>}y{/Control}');
    await becomes((text) => text === typed, 'Redo');
  });
  // Not of a text that is read into a value: what cannot be read stays there, marked.
  if (valueProp === 'defaultValue' && !part.typing) {
    add('held by its caller keeps the value that the caller keeps', async (stage) => {
      const { control } = await open(stage, { value: sample.value });
      await stage.user.click(document.body);
      await stage.user.keyboard(`{Tab}${keys}{Enter}{Tab}`);
      await until(
        () => shown(control) === sample.shown,
        () => `The caller's value (it shows "${shown(control)}")`,
      );
    });
  }
  if (part.typing) {
    const { text, shown: committed } = part.typing;
    const type = async (stage: ContractStage) => {
      const { control } = await open(stage, filled);
      const input = control as HTMLInputElement;
      await stage.user.click(document.body);
      await stage.user.keyboard('{Tab}');
      await until(() => document.activeElement === input, 'Tab arriving');
      return input;
    };
    const expectText = (input: HTMLInputElement, wanted: string, what: string) =>
      until(
        () => input.value === wanted,
        () => `${what}: "${wanted}" (it shows "${input.value}")`,
      );
    add('has its text selected when Tab arrives, and commits when Tab leaves', async (stage) => {
      const input = await type(stage);
      expectSame(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0), sample.shown, 'selection');
      await stage.user.keyboard(`${asKeys(text)}{Tab}`);
      await expectText(input, committed, 'The committed text');
    });
    add('commits and stays on Enter', async (stage) => {
      const input = await type(stage);
      await stage.user.keyboard(`${asKeys(text)}{Enter}`);
      await expectText(input, committed, 'The committed text');
      expectSame(document.activeElement, input, 'focus');
    });
    add('takes back on Escape', async (stage) => {
      const input = await type(stage);
      await stage.user.keyboard(asKeys(text));
      await expectText(input, text, 'The typed text');
      await stage.user.keyboard('{Escape}');
      await expectText(input, sample.shown, 'The text before');
    });
    add('undoes and redoes over commits', async (stage) => {
      const input = await type(stage);
      await stage.user.keyboard(`${asKeys(text)}{Enter}`);
      await expectText(input, committed, 'The committed text');
      await stage.user.keyboard('{Control>}z{/Control}');
      await expectText(input, sample.shown, 'The text before');
      await stage.user.keyboard('{Control>}y{/Control}');
      await expectText(input, committed, 'The text again');
    });
  }
  if (part.words) {
    const { messages, provoke, expect } = part.words;
    add('says what messages tells it to', async (stage) => {
      const { control, host } = await open(stage, { messages });
      await provoke(control, stage.user);
      await until(
        () => document.body.textContent?.includes(expect),
        () => `"${expect}" in "${host.textContent}"`,
      );
    });
  }
  return cases;
}
