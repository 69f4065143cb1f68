import { until } from '../lib/until.ts';
import { descriptionOf, findNamed, isShown, type Match, matches, nameOf, textOf } from './accessible.ts';
import { asKeys, type TestScope } from './user.ts';

const CONTROLS = 'input:not([type=hidden]), textarea, select, button[role=combobox], [role=radiogroup], [role=switch]';

export interface FieldTester {
  /** What takes the focus. Prefer the other members: they outlive a change of markup. */
  element(): HTMLElement;
  /** What is written in it; of a select the label of the pick. */
  value(): string;
  /** On or off, of a checkbox, radio or switch. */
  checked(): boolean | 'mixed';
  /** Goes there as Tab does, replaces what is in it, stays. */
  type(text: string): Promise<void>;
  /** `type`, then Tab: commits and goes on. */
  fill(text: string): Promise<void>;
  /** Goes there as Tab does. */
  focus(): void;
  /** Ticks, unticks, presses. */
  press(): Promise<void>;
  /** `hidden` also where no such field is on the page. */
  mode(): 'edit' | 'read' | 'disabled' | 'hidden';
  required(): boolean;
  invalid(): boolean;
  /** The line below: error, warning, good news or help. Empty without one. */
  message(): string;
  /** All that describes it: the message, the reason, the reading. */
  description(): string;
  /** Waits for a message below the field. */
  expectMessage(message: Match): Promise<void>;
  /** Waits for a value. */
  expectValue(value: Match): Promise<void>;
}

/** Takes the focus and selects the text, as the browser does when Tab arrives. */
export function arrive(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
}

/** A field of any kind, by its label. */
export function fieldTester(scope: TestScope, label: Match, selector = CONTROLS): FieldTester {
  const element = () => findNamed(scope.root, selector, 'field', label);
  const box = () => element().closest('[data-mode]') ?? element();
  const value = () => {
    const control = element();
    return control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
      ? control.value
      : textOf(control);
  };
  const message = () => {
    const line = box().querySelector('[data-slot=field-message]');
    return line ? textOf(line) : '';
  };
  /** Parts of a dialog or a screen may still be loading: acting waits for them, looking does not. */
  const soon = () => until(element, `Finding ${label}`);
  const type = async (text: string) => {
    arrive(await soon());
    await scope.user.keyboard(text === '' ? '{Delete}' : asKeys(text));
  };
  return {
    element,
    value,
    checked() {
      const control = element();
      if (control instanceof HTMLInputElement && control.indeterminate) return 'mixed';
      return control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-checked') === 'true';
    },
    type,
    async fill(text) {
      await type(text);
      await scope.user.keyboard('{Tab}');
    },
    focus: () => arrive(element()),
    async press() {
      await scope.user.click(await soon());
    },
    mode() {
      const found = [...scope.root.querySelectorAll<HTMLElement>(selector)].find(
        (control) => isShown(control) && matches(nameOf(control), label),
      );
      if (!found) return 'hidden';
      if (found.matches(':disabled, [aria-disabled=true]')) return 'disabled';
      return found.matches('[readonly], [aria-readonly=true]') ? 'read' : 'edit';
    },
    required: () => element().matches('[aria-required=true], :required'),
    invalid: () => element().getAttribute('aria-invalid') === 'true',
    message,
    description: () => descriptionOf(element()),
    async expectMessage(wanted) {
      await until(
        () => matches(message(), wanted),
        () => `The message ${wanted} of ${label} (it says "${message()}")`,
      );
    },
    async expectValue(wanted) {
      await until(
        () => matches(value(), wanted),
        () => `The value ${wanted} of ${label} (it is "${value()}")`,
      );
    },
  };
}
