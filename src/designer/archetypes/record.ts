import { defineArchetype } from './archetype.ts';

/** The page that an office keeps about one person or thing. */
export const record = defineArchetype({
  id: 'record',
  words: [
    [
      5,
      'contract detail, contract detail page, contract page, contract record, lease detail, policy detail, claim detail, loan detail, contact detail, contact detail page, contact record, crm contact, crm contact detail, crm record, lead detail, lead profile, deal detail, deal page, opportunity detail, customer detail, customer detail page, customer record, customer profile, customer 360, client detail, client record, client profile, account detail, account overview page, company detail, company profile page, vendor detail, vendor profile, supplier detail, supplier profile, patient record, patient record dashboard, patient chart, patient detail, patient profile, patient file, patient dashboard, medical record, health record, electronic health record, ehr, emr, employee detail, employee profile, employee record, candidate profile, candidate detail, applicant profile, student record, student profile page, tenant profile, tenant detail, project detail, project detail page, project overview, project page in a, case detail, case file, matter detail, ticket detail, support ticket detail, issue detail, bug detail, incident detail, order detail, order detail page, order details page, shipment detail, vehicle detail page, asset detail, device detail, machine detail, user detail page, member record',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'top-nav', 'rail'] },
  lead: ['dossier'],
  body: [['timeline'], 'records', 'prose', 'schedule'],
  strong: ['dossier'],
  close: [],
  shares: [
    [7, 5],
    [8, 4],
  ],
  blocks: { phone: 3, page: 3 },
  otherwise: 'records',
  become: { profile: 'dossier', focus: 'dossier', hero: 'dossier', tabs: 'dossier', actions: 'dossier' },
  parts: {
    dossier:
      'party, parties, term, value, renewal date, start date, end date, notice period, customer record, client record, member record, employee record, student record, contact record, supplier record, vendor record, vehicle record, patient record, company record, account record, detail, profile, name, email, e mail, email address, phone, phone number, job title, lifetime value, account value, birthday, date of birth, age, gender, blood type, allergy, insurance, member since, customer since, contact detail, contact info, contact information, contact, customer detail, customer info, patient detail, patient info, patient information, demographic, personal information, personal detail, company detail, project detail, project header, header, profile header, avatar, name, tag, status, status badge, quick action, action button, tab, key fact, key figure, project overview, order detail, ticket detail, employee detail, vital sign summary',
  },
});
