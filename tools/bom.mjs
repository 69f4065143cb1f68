/**
 * The bill of materials of what is delivered: every package that the api and the web app bring along, with its version, hash, licence
 * and what needs it, as CycloneDX. It is made of the lockfile alone, so the same lockfile gives the same text on every machine; npm's
 * own (`npm sbom`) leaves out what the workspaces bring. `npm run build` writes it to apps/api/dist/bom.cdx.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import { placeOf } from './check-lockfile.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const licences = new Contrib.License.Factories.LicenseFactory();

/** What is installed or running: the rest of the workspaces and all that is only built or tested with stays at home. */
const DELIVERED = ['apps/api', 'apps/web'];

/** The places of the lockfile that something needs to run; what is optional is there where it fits the machine. */
function needsOf(packages, path) {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = packages[path];
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
  const places = names.flatMap((name) => placeOf(packages, path, name) ?? []);
  // A workspace lies in node_modules as a link.
  return [...new Set(places.map((place) => (packages[place].link ? packages[place].resolved : place)))];
}

function componentOf(path, entry) {
  const fullName = entry.name ?? path.split('node_modules/').at(-1);
  const [name, group] = fullName.split('/').reverse();
  const purl = new PackageURL('npm', group ?? null, name, entry.version, null, null).toString();
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    ...(group && { group }),
    version: entry.version,
    purl,
    // The same version may lie in two places, with other neighbours.
    bomRef: path,
    ...(entry.optional && { scope: Enums.ComponentScope.Optional }),
  });
  const licence = entry.license;
  if (licence) component.licenses.add(licences.makeFromString(licence));
  const [, hash] = /^sha512-(.+)$/.exec(entry.integrity ?? '') ?? [];
  if (hash) component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  return component;
}

/** @returns {string} the bill of a lockfile, as JSON */
export function billOf(lockfile) {
  const { packages } = lockfile;
  const product = new Models.Component(Enums.ComponentType.Application, lockfile.name, {
    version: packages[''].version,
    bomRef: lockfile.name,
  });
  product.licenses.add(licences.makeFromString(packages[''].license));
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: product }) });
  const components = new Map();
  const add = (path) => {
    const known = components.get(path);
    if (known) return known;
    const component = componentOf(path, packages[path]);
    components.set(path, component);
    bom.components.add(component);
    for (const needed of needsOf(packages, path)) component.dependencies.add(add(needed).bomRef);
    return component;
  };
  for (const path of DELIVERED) product.dependencies.add(add(path).bomRef);
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = join(root, 'apps/api/dist/bom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, billOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))));
  console.log(`The bill of materials is ${file}.`);
}
