import { readLocales } from '../catalogs/readLocales.ts';

/** The part of the catalogs that the functions on the edge read: small, because it is deployed with them. */
export function functionCatalogs(folder: string) {
  return Object.fromEntries(
    Object.entries(readLocales(folder).catalogs).map(
      ([language, { mail = {}, common = {}, admissionRequest = {} }]) => {
        const { fields, options } = admissionRequest;
        return [
          language,
          { mail, common: { schoolName: common.schoolName }, admissionRequest: { fields, options } },
        ];
      },
    ),
  );
}
