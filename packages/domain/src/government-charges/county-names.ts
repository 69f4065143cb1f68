const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^saint/, 'st');

/**
 * The county of a name among those of a state: capitals, accents, blanks, signs, Saint or St., and the words County, Parish and Borough do not
 * matter where they tell nothing apart.
 */
export function countyNamed<County extends string>(name: string, counties: readonly County[]): County | undefined {
  const exact = counties.find((county) => plain(county) === plain(name));
  return exact ?? counties.find((county) => plain(county) === plain(name).replace(/(county|parish|borough)$/, ''));
}
