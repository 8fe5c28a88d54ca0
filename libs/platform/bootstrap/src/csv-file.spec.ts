import { csvFile } from './csv-file.js';

it('a file says that it is UTF-8, and has no formula in it', () => {
  expect(csvFile([['name'], ['Zoë'], ['=SUM(1)']])).toBe(`\ufeff"name"\r\n"Zoë"\r\n"'=SUM(1)"\r\n`);
});
