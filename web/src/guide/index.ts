/** The games that one can be guided through: those of `src/magnate/guides`. */
export const GUIDES = ['container'];
