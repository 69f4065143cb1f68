const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’'.]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** The county of a name among those of a state: capitals, apostrophes, points and the word County do not matter where they tell nothing apart. */
export function countyNamed<County extends string>(name: string, counties: readonly County[]): County | undefined {
  const exact = counties.find((county) => plain(county) === plain(name));
  return exact ?? counties.find((county) => plain(county) === plain(name).replace(/ county$/, ''));
}
