import { theme } from './theme';

it('has dark colours on screens alone: what is printed in the dark theme has dark words on white paper', () => {
  const sheets = theme.generateStyleSheets();
  expect(sheets.filter((sheet) => '[data-theme="dark"]' in sheet)).toEqual([]);
  const onScreens = sheets.flatMap((sheet) => (sheet['@media screen'] ? [sheet['@media screen'] as object] : []));
  expect(onScreens).toEqual([{ '[data-theme="dark"]': expect.objectContaining({ colorScheme: 'dark' }) as object }]);
});
