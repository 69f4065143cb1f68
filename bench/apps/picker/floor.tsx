import { expose, size } from './adapter.ts';
import type { BenchOption } from './options.ts';

/** The floor: a text box and a list of recycled elements, no React, no layer that escapes its box. It bounds, it is no product. */
const drawn = Math.ceil(size.list / size.row) + 2;
const input = document.createElement('input');
const list = document.createElement('div');
const sheet = document.createElement('div');
const pool = Array.from({ length: drawn }, () => document.createElement('div'));

let options: readonly BenchOption[] = [];
let lowerCase: readonly string[] = [];
let found: readonly BenchOption[] = [];
let active = 0;

function draw() {
  const first = Math.max(0, Math.floor(list.scrollTop / size.row) - 1);
  for (let at = first; at < first + drawn; at++) {
    const element = pool[at % drawn];
    const option = found[at];
    if (!element) continue;
    element.hidden = !option;
    element.role = option ? 'option' : null;
    if (!option) continue;
    element.id = `option-${at}`;
    element.textContent = option.label;
    element.style.top = `${at * size.row}px`;
    element.ariaSelected = String(at === active);
  }
  input.setAttribute('aria-activedescendant', `option-${active}`);
}

function search() {
  const text = input.value.toLowerCase();
  found = text === '' ? options : options.filter((_, at) => lowerCase[at]?.includes(text));
  active = 0;
  list.hidden = false;
  sheet.style.height = `${found.length * size.row}px`;
  list.scrollTop = 0;
  draw();
}

expose({
  mount(root, given) {
    options = given;
    lowerCase = options.map(({ label }) => label.toLowerCase());
    input.style.cssText = 'width:100%;height:32px';
    list.hidden = true;
    list.role = 'listbox';
    list.style.cssText = `height:${size.list}px;overflow:auto`;
    sheet.style.position = 'relative';
    for (const element of pool)
      element.style.cssText = `position:absolute;height:${size.row}px;line-height:${size.row}px`;
    sheet.append(...pool);
    list.append(sheet);
    root.append(input, list);
    input.addEventListener('click', search);
    input.addEventListener('input', search);
    list.addEventListener('scroll', draw);
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown') return;
      active = Math.min(found.length - 1, active + 1);
      if ((active + 1) * size.row > list.scrollTop + size.list) list.scrollTop = (active + 1) * size.row - size.list;
      draw();
    });
  },
  target: () => input,
  count: () => found.length,
});
