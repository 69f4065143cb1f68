import { Image } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { Button } from '../button/index.ts';
import type { EmailMessage } from './email.types.ts';
import type { emailViewerMessages } from './email-viewer.messages.ts';
import { MessageLinks } from './message-links.tsx';

type Framing = Pick<typeof import('./message-frame.ts'), 'messageFrame'>;
let framing: Promise<Framing | null> | undefined;

/** Loads the cleaner once; null if it cannot be had, and then only text is shown. */
const loadFraming = (): Promise<Framing | null> => {
  framing ??= import('./message-frame.ts').catch(() => {
    framing = undefined;
    return null;
  });
  return framing;
};

export interface MessageBodyProps {
  email: EmailMessage;
  text: typeof emailViewerMessages;
}

/** The formatted message in its frame. Suspends until the cleaner is there. */
export function MessageBody({ email, text }: MessageBodyProps) {
  const loaded = use(loadFraming());
  const [remote, setRemote] = useState(false);
  const { html, pictures } = email;
  const frame = useMemo(() => loaded?.messageFrame(html ?? '', { remote, pictures }), [loaded, html, remote, pictures]);
  if (!frame) return <MessageText value={email.text || stripped(html ?? '')} note={text.asText} />;
  return (
    <>
      {frame.hasRemote && !remote && (
        <div className="flex flex-none items-center gap-2.5 rounded-sm border border-info-line bg-info-bg px-2.5 py-1.5 text-label">
          <Image aria-hidden className="size-icon flex-none text-info-fg" strokeWidth={1.75} />
          <p className="min-w-0 flex-1">{text.picturesBlocked}</p>
          <Button size="sm" onClick={() => setRemote(true)}>
            {text.showPictures}
          </Button>
        </div>
      )}
      <iframe
        title={text.body}
        // Nothing allowed: no scripts, no same origin, no forms, no windows, no navigation of the page around it.
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={frame.page}
        className="min-h-40 w-full flex-auto rounded-sm border border-hairline bg-surface-base"
      />
      {frame.links.length > 0 && <MessageLinks links={frame.links} text={text} />}
    </>
  );
}

/** A message without formatting. */
export function MessageText({ value, note }: { value: string; note?: string }) {
  return (
    <>
      {note !== undefined && <p className="flex-none text-label text-muted">{note}</p>}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="m-0 min-h-0 flex-auto overflow-auto rounded-sm border border-hairline p-3 font-sans break-words whitespace-pre-wrap focus-visible:outline-offset-[-2px]"
      >
        {value}
      </pre>
    </>
  );
}

/** The words of a message whose cleaner could not be loaded. Shown as text only. */
const stripped = (html: string) =>
  html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
