export const sheetTextFields = [
  'what3words',
  'parking',
  'load_in',
  'access_times',
  'dress',
  'ppe',
  'catering',
  'accommodation',
  'travel',
  'kit',
  'risks',
  'nearest_ae',
  'radio',
  'wifi',
  'notes',
] as const;
export type SheetTextField = (typeof sheetTextFields)[number];

/** Every field that can change, in the order in which a sheet shows them. */
export const sheetFields = [
  'title',
  'call_name',
  'date',
  'call_time',
  'end',
  'place',
  'what3words',
  'roles',
  'load_in',
  'access_times',
  'parking',
  'site_contact',
  'dress',
  'ppe',
  'kit',
  'catering',
  'accommodation',
  'travel',
  'running_order',
  'risks',
  'nearest_ae',
  'radio',
  'wifi',
  'notes',
  'attachments',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** Those that a company types. */
export const typedSheetFields = sheetFields.filter(
  (field): field is SheetTextField | 'site_contact' | 'running_order' =>
    field === 'site_contact' || field === 'running_order' || sheetTextFields.some((text) => text === field),
);

/** A change of these is told to all at once and acknowledged again. */
export const importantSheetFields: readonly SheetField[] = [
  'date',
  'call_time',
  'end',
  'place',
  'dress',
  'ppe',
  'site_contact',
];

export const sheetLabels: Readonly<Record<SheetField, string>> = {
  title: 'Job',
  call_name: 'Call',
  date: 'Date',
  call_time: 'Call time',
  end: 'Estimated end',
  place: 'Place',
  what3words: 'what3words',
  roles: 'Roles',
  load_in: 'Load-in',
  access_times: 'Access times',
  parking: 'Parking',
  site_contact: 'Site contact',
  dress: 'Dress',
  ppe: 'PPE',
  kit: 'Kit',
  catering: 'Catering',
  accommodation: 'Accommodation',
  travel: 'Travel',
  running_order: 'Running order',
  risks: 'Risk notes',
  nearest_ae: 'Nearest A&E',
  radio: 'Radio channels',
  wifi: 'Wi-Fi',
  notes: 'Notes',
  attachments: 'Attached files',
};
