/** Why a file is not sent. */
export type UploadRefusal = 'type' | 'too-large' | 'empty' | 'duplicate' | 'too-many';

export interface UploadRules {
  /** Endings and types taken: `.pdf`, `application/pdf`, `image/*`. Default: all. */
  accept?: readonly string[] | undefined;
  /** The largest file, in bytes. */
  maxSize?: number | undefined;
  /** The most files in the list, those refused not counted. */
  maxFiles?: number | undefined;
}

/** What is looked at before a file is sent. */
export interface FileFacts {
  name: string;
  size: number;
  type: string;
  lastModified: number;
}

/** True if the ending or the type of a file is one of those taken. The ending counts where the browser knows no type. */
export function isAccepted({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept: readonly string[] = []): boolean {
  if (accept.length === 0) return true;
  return accept.some((rule) => {
    const wanted = rule.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
}

/** The same file once more: name, size and time of the last change. */
export const sameFile = (a: FileFacts, b: FileFacts): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Judges a file before anything is sent. `listed` are those in the list that were not refused. */
export function refuseFile(file: FileFacts, listed: readonly FileFacts[], rules: UploadRules): UploadRefusal | null {
  if (!isAccepted(file, rules.accept)) return 'type';
  if (rules.maxSize !== undefined && file.size > rules.maxSize) return 'too-large';
  if (file.size === 0) return 'empty';
  if (listed.some((other) => sameFile(other, file))) return 'duplicate';
  return rules.maxFiles !== undefined && listed.length >= rules.maxFiles ? 'too-many' : null;
}

/** `1536` as `1.5 KB`, as file lists show it. Whole bytes in, at most one decimal out. */
export function formatSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let at = 0;
  let size = bytes;
  // 1023.95 KB would print as 1024.0.
  while (size >= 1023.95 && at < units.length - 1) {
    size /= 1024;
    at += 1;
  }
  return `${at === 0 ? size : size.toFixed(1).replace(/\.0$/, '')} ${units[at]}`;
}
