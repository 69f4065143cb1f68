import createPurifier from 'dompurify';

/** Styles a document may keep: none that moves things about or loads anything. */
const STYLES =
  /^(?:text-(?:align|decoration|decoration-line|indent|transform)|font-(?:weight|style|size|variant)|vertical-align|white-space|margin-(?:left|right)|padding-left|width|list-style-type)$/;

function safeStyle(style: string): string {
  return style
    .split(';')
    .filter((rule) => {
      const [name = '', value = ''] = rule.split(':').map((part) => part.trim().toLowerCase());
      return STYLES.test(name) && /^[-\w.%\s]+$/.test(value);
    })
    .join(';');
}

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === 'style') {
    data.attrValue = safeStyle(data.attrValue);
    if (data.attrValue === '') data.keepAttr = false;
  } else if (data.attrName === 'src') data.keepAttr = data.attrValue.startsWith('data:image/');
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
});

const options = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'option',
    'video',
    'audio',
    'source',
    'track',
    'dialog',
    'style',
    'map',
    'area',
  ],
  // Names and ids would meet those of the page, classes its looks; a comparison is read, not walked through.
  FORBID_ATTR: [
    'id',
    'name',
    'class',
    'href',
    'tabindex',
    'accesskey',
    'autofocus',
    'contenteditable',
    'srcset',
    'background',
    'role',
  ],
};

/** Cleans many pieces of HTML in one go: scripts, frames, fields, handlers, remote pictures and page styles are gone. */
export function sanitizeAll(pieces: readonly string[]): string[] {
  const joined = pieces.map((html) => `<div data-piece="">${html}</div>`).join('');
  const fragment = purifier.sanitize(joined, { ...options, RETURN_DOM_FRAGMENT: true });
  const clean = [...fragment.children];
  const whole = clean.length === pieces.length && clean.every((piece) => piece.hasAttribute('data-piece'));
  if (whole) return clean.map((piece) => piece.innerHTML);
  // Something broke out of its place: one by one, nothing can.
  return pieces.map((html) => purifier.sanitize(html, options));
}
