const declarations = /[\\/]libs[\\/](web|contracts)[\\/]|[\\/](features|shared)[\\/][^\\/]+[\\/]index\.ts$/;

/** Imported for one function that no one calls here, by packages that do not say whether importing them does something. */
const unused = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/;

/**
 * Our libraries are declarations, and so are the entry points of features and of shared parts: what nothing imports from them leaves no
 * trace in the bundle. Without this, a page of a feature loads all its pages.
 */
export const hasSideEffects = (id: string): false | undefined =>
  declarations.test(id) || unused.test(id) ? false : undefined;
