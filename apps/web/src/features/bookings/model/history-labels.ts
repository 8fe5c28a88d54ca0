const labels: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled',
  call_cancelled: 'Cancelled calls',
  call_removed: 'A call was removed',
  put_back: 'Put back',
  confirmed: 'Booked',
  offered: 'Offered',
  accepted: 'Accepted',
  pencilled: 'Pencilled',
  released: 'Released',
  moved: 'Moved in the ladder',
  on_way: 'On my way',
  arrived: 'Arrived',
  late: 'Running late',
  no_show: 'Did not show',
  no_show_withdrawn: 'Took back that they did not show',
  objected: 'Says they came',
  settled_attended: 'Settled: they came',
  settled_no_show: 'Settled: they did not come',
  set_arrived: 'Set as arrived',
  not_arrived: 'Not arrived',
  clashes: 'Met another booking',
  not_free: 'Not free any more',
};

/** A step of a history for people; what has no words yet stands as it is, with its first letter large. */
export const historyLabel = (what: string): string =>
  labels[what] ?? (what.charAt(0).toUpperCase() + what.slice(1)).replaceAll('_', ' ');
