import type { FastifyInstance } from 'fastify';
import type { MailSink, StoredMail } from './mail-sink.ts';

/** Pages for developers: what the mail sink received. Registered only where the sink runs, never in production. */
export function registerMailPages(app: FastifyInstance, sink: MailSink): void {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await sink.list();
    const rows = mails.map(
      (mail) =>
        `<tr><td>${escapeHtml(mail.receivedAt)}</td><td>${escapeHtml(addresses(mail.email.from))}</td>` +
        `<td>${escapeHtml(addresses(mail.email.to))}</td>` +
        `<td><a href="/dev/mail/${mail.id}">${escapeHtml(mail.email.subject || '(no subject)')}</a></td></tr>`,
    );
    const body = rows.length
      ? `<table><thead><tr><th>Received</th><th>From</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      : `<p>No mail yet. Whatever the product sends to port ${sink.port} is kept here and delivered to nobody.</p>`;
    return reply.type('text/html').send(page('Mail', body));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await sink.read(request.params.id);
    if (!mail) return reply.code(404).type('text/html').send(page('Mail', '<p>No such message.</p>'));
    return reply.type('text/html').send(page(mail.email.subject ?? 'Mail', message(mail)));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const mail = await sink.read(request.params.id);
    // The body of a message is foreign: it may show itself, but runs nothing and loads nothing from elsewhere.
    return reply
      .code(mail ? 200 : 404)
      .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
      .type('text/html')
      .send(mail?.email.html ?? '');
  });
}

function message({ id, receivedAt, email }: StoredMail): string {
  const attachments = email.attachments.map(
    (attachment) => `<li>${escapeHtml(attachment.filename ?? '(unnamed)')}</li>`,
  );
  return [
    '<p><a href="/dev/mail">All mail</a></p>',
    `<h1>${escapeHtml(email.subject ?? '(no subject)')}</h1>`,
    `<p>From ${escapeHtml(addresses(email.from))} to ${escapeHtml(addresses(email.to))}, ${escapeHtml(receivedAt)}</p>`,
    email.text ? `<pre>${escapeHtml(email.text)}</pre>` : '',
    email.html ? `<iframe sandbox title="Message as HTML" src="/dev/mail/${id}/html"></iframe>` : '',
    attachments.length ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : '',
  ].join('\n');
}

type Address = StoredMail['email']['from'];

function addresses(value: Address | Address[]): string {
  return [value]
    .flat()
    .map((address) =>
      address ? [address.name, address.address && `<${address.address}>`].filter(Boolean).join(' ') : '',
    )
    .filter(Boolean)
    .join(', ');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:15px system-ui;margin:2rem;max-width:70rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ddd}pre{white-space:pre-wrap}
iframe{width:100%;height:32rem;border:1px solid #ddd}</style></head>
<body>${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
