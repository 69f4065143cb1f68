const tenantName = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Whether a text can be the name of a tenant: a host label in lower case. It says nothing about its existence. */
export function isTenantName(text: string): boolean {
  return tenantName.test(text);
}

/**
 * The tenant of a host, `epsilon` of `epsilon.localhost:4300` (core.md §1: the first label of the host name).
 * Null for a host without a label to spare (`localhost`), an IP address and a label that is no tenant name.
 * @param host as in the Host header or `location.host`, with or without port
 */
export function tenantFromHost(host: string): string | null {
  const name = nameOf(host);
  if (name.startsWith('[') || /^[\d.]+$/.test(name)) return null;
  const labels = name.split('.');
  const first = labels[0] ?? '';
  return labels.length > 1 && labels.every((label) => label !== '') && isTenantName(first) ? first : null;
}

/**
 * Whether a host is one of those an installation answers for, at its port: sign-in and links go where the host says.
 * @param hosts `epsilon.closewright.example`, or `*.closewright.example` for every tenant below a domain, at the ports browsers leave out;
 * `*.closewright.example:8443` at another, `*.localhost:*` at any
 */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  const [name, port] = [nameOf(host), portOf(host)];
  const below = name.replace(/^[^.]+/, '*');
  return hosts.some((each) => {
    const isName = nameOf(each) === name || nameOf(each) === below;
    return isName && [port, ':*'].includes(portOf(each));
  });
}

/** `:4300`; empty for the ports that browsers leave out. */
const portOf = (host: string): string => /:(?!(?:80|443)?$)[\d*]+$/.exec(host.trim())?.[0] ?? '';

/** A host without its port, as it is compared. */
const nameOf = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:[\d*]*$/, '')
    .replace(/\.$/, '');
