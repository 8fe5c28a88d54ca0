const prefixes =
  /^(?:City and (?:Borough|County) of|(?:Metropolitan |Royal )?Borough of|City of|County of|District of|Sir) /;
const suffixes = / (?:county borough|council|city)$/i;

/** What people say instead of an authority's full style: 'City and Borough of Leeds' is 'Leeds'. */
export function countyName(style: string): string {
  return style.replace(prefixes, '').replace(suffixes, '');
}
