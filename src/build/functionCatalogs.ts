import { readCatalogs } from '../catalogs/readLocales.ts';

/** The part of the catalogs that the functions on the edge read: small, because it is deployed with them. */
export function functionCatalogs(folder: string) {
  return Object.fromEntries(
    Object.entries(readCatalogs(folder)).map(
      ([language, { mail = {}, formats = {}, common = {}, admissionRequest = {} }]) => {
        const { fields, options, program } = admissionRequest;
        const { schoolName } = common;
        return [
          language,
          { mail, formats, common: { schoolName }, admissionRequest: { fields, options, program } },
        ];
      },
    ),
  );
}
