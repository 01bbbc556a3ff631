import { readCatalogs } from '../catalogs/readLocales.ts';

/** The part of the catalogs that the functions on the edge read: small, because it is deployed with them. */
export function functionCatalogs(folder: string) {
  return Object.fromEntries(
    Object.entries(readCatalogs(folder)).map(([language, catalog]) => {
      const {
        mail = {},
        formats = {},
        common = {},
        admissionRequest = {},
        contactForm = {},
        teacherApplication = {},
      } = catalog;
      const { fields, options, program } = admissionRequest;
      return [
        language,
        {
          mail,
          formats,
          common: { schoolName: common.schoolName },
          admissionRequest: { fields, options, program },
          contactForm: { fields: contactForm.fields },
          teacherApplication: { fields: teacherApplication.fields, options: teacherApplication.options },
        },
      ];
    }),
  );
}
