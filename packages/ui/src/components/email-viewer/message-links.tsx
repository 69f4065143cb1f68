import { TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { dialogs } from '../../services/dialogs/index.ts';
import type { emailViewerMessages } from './email-viewer.messages.ts';
import type { MessageLink } from './link-doubts.ts';

export interface MessageLinksProps {
  links: readonly MessageLink[];
  text: typeof emailViewerMessages;
}

/** The links of a message below it: what it says, where it leads, what is doubtful. Each is asked about before it opens. */
export function MessageLinks({ links, text }: MessageLinksProps) {
  const doubtful = links.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <details open={doubtful > 0} className="flex-none text-label">
      <summary className="min-h-6 w-fit cursor-pointer leading-6 text-muted">
        {text.links} ({text.linkCount(links.length, doubtful)})
      </summary>
      <p className="text-muted">{text.linksHint}</p>
      <ul className="m-0 p-0">
        {links.map((link) => (
          <li key={link.href} className="list-none">
            {link.texts.length > 0 && <span className="text-muted">{text.linkSays(link.texts)} </span>}
            <a
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
              onClick={(event) => void ask(event, link, text)}
              onAuxClick={(event) => event.button === 1 && void ask(event, link, text)}
              className="inline-block min-h-6 leading-6 break-all text-link underline decoration-1 underline-offset-2"
            >
              {link.href}
            </a>
            <Doubts link={link} text={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Doubts({ link: { doubts, place }, text }: { link: MessageLink; text: MessageLinksProps['text'] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="m-0 flex flex-col p-0 pb-1 text-warning-fg">
      {doubts.map((doubt) => (
        <li key={doubt} className="flex list-none items-start gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-3 flex-none" strokeWidth={2} />
          {text.doubts[doubt](place)}
        </li>
      ))}
    </ul>
  );
}

/** Follows a link only when it is meant: neither the page it leads to nor its server learns where it was opened. */
async function ask(event: MouseEvent, link: MessageLink, text: MessageLinksProps['text']): Promise<void> {
  event.preventDefault();
  const sure = await dialogs.confirm({
    title: text.openTitle(link.place),
    message: (
      <>
        <p className="font-medium break-all">{link.href}</p>
        <Doubts link={link} text={text} />
        <p>{text.openMessage}</p>
      </>
    ),
    confirmLabel: text.open,
    // What is doubtful is not opened by one more Enter.
    destructive: link.doubts.length > 0,
    key: 'email-link',
  });
  if (!sure) return;
  if (link.href.toLowerCase().startsWith('mailto:')) window.open(link.href, '_self');
  else window.open(link.href, '_blank', 'noopener,noreferrer');
}
