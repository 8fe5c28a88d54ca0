import type { Company } from './story.js';

export const companies: Company[] = [
  {
    email: 'jobs@northfieldsounds.example',
    profile: {
      company_name: 'Northfield Sounds',
      contact_name: 'Hannah Whitlock',
      company_type: 'production_company',
      location: 'Northfield, Leeds',
      description:
        'A three-day festival on a working farm outside Leeds: two stages, a folk barn and eleven thousand people. We crew up from within fifty miles wherever we can, feed everybody, and pay within seven days.',
      website_url: 'https://northfieldsounds.example',
      phone: '0113 496 0142',
    },
  },
  {
    email: 'crew@meridianconferences.example',
    profile: {
      company_name: 'Meridian Conferences',
      contact_name: 'Daniel Osei',
      company_type: 'agency',
      location: 'Manchester',
      description:
        'We run technical conferences for between two hundred and two thousand delegates in Manchester, Birmingham and London. Our shows load in early and finish on time.',
      website_url: 'https://meridianconferences.example',
      linkedin_url: 'https://www.linkedin.com/company/meridian-conferences-example',
      phone: '0161 496 0178',
    },
  },
  {
    email: 'hello@brightlineav.example',
    profile: {
      company_name: 'Brightline AV',
      contact_name: 'Rukhsana Malik',
      company_type: 'av_supplier',
      location: 'Birmingham',
      description:
        'Screens, cameras and sound for exhibitions and company shows in the Midlands. A warehouse team of nine, and freelancers for the big weeks.',
      website_url: 'https://brightlineav.example',
      phone: '0121 496 0133',
    },
  },
];
