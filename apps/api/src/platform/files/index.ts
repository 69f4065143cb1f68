import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where documents are kept. The local folder is one way; object storage of a production installation is another. */
export interface FileStore {
  put(tenant: string, name: string, content: Uint8Array): Promise<void>;
  /** null when there is none. */
  get(tenant: string, name: string): Promise<Buffer | null>;
  remove(tenant: string, name: string): Promise<void>;
}

const part = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** A path inside the tenant's folder, made of plain names only: nothing climbs out of it. */
function pathOf(folder: string, tenant: string, name: string): string {
  const parts = [tenant, ...name.split('/')];
  if (!parts.every((each) => part.test(each))) throw new Error(`"${name}" is not a name for a stored file`);
  return join(folder, ...parts);
}

/** Files in a local folder, one folder per tenant. */
export function localFiles(folder: string): FileStore {
  return {
    async put(tenant, name, content) {
      const path = pathOf(folder, tenant, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside it and moved: a reader sees the old or the new file, never half of one.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, content, { mode: 0o600, flush: true });
      await rename(draft, path);
    },
    async get(tenant, name) {
      try {
        return await readFile(pathOf(folder, tenant, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (tenant, name) => rm(pathOf(folder, tenant, name), { force: true }),
  };
}
