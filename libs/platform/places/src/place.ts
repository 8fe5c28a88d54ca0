/** One place of the gazetteer, in few bytes: names of counties and nations are shared. */
export interface Place {
  name: string;
  county: string;
  nation: string;
  lat: string;
  lon: string;
  /** Name, county and nation, folded: what a search looks into. */
  label: string;
  /** Length of the folded name at the beginning of the label. */
  nameLength: number;
  /** A city or a centre that people elsewhere have heard of; the source tells no population. */
  isCentre: boolean;
}
