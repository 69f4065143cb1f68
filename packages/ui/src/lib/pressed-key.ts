/** A key with those that were held. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Keys of the browser, which no page answers. */
export const isOfBrowser = ({ key, altKey, ctrlKey, metaKey }: PressedKey): boolean =>
  ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'F5', 'F11', 'F12'].includes(key) ||
  (altKey && /^Arrow(Left|Right)$/.test(key)) ||
  ((ctrlKey || metaKey) && /^[rlpwtn+=-]$/i.test(key));

/** What text is typed into. */
const textBox = 'input:not([type=button],[type=checkbox],[type=radio],[type=submit]),textarea';

/** Whether letters can be typed into it. */
export const takesText = (at: Element): at is HTMLInputElement | HTMLTextAreaElement => at.matches(textBox);

/** The task after this one, in which what a key changed is there. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
