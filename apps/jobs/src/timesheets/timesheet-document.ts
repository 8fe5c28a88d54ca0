import { type Timesheet, timesheetPaperOf } from '@crewcall/contracts-bookings';
import { PaperWriter } from '@crewcall/platform-papers';

const BASE = 11;
const LABEL = 9;

/** A sheet as it stands now, as a tagged PDF: the same file for as long as it stands so. */
export function timesheetPdf(sheet: Timesheet): Promise<Buffer> {
  const { title, lede, parts, foot } = timesheetPaperOf(sheet);
  // What it says was true from then on; of a draft, since its call ended.
  const at = new Date(sheet.approved_at ?? sheet.submitted_at ?? sheet.figures.to);
  const paper = new PaperWriter(BASE, { title: `${title}, ${lede}`, author: 'CrewCall', at });
  paper.block('H1', title, { size: BASE * 1.9, weight: 700 });
  paper.block('P', lede, { isSoft: true });
  for (const { heading, lines } of parts) {
    paper.space(1);
    paper.block('H2', heading, { size: BASE * 1.25, weight: 700 });
    paper.space(0.35);
    paper.list(lines, BASE * LABEL);
  }
  return paper.end((page, pages) => `${foot} Page ${page} of ${pages}.`);
}
