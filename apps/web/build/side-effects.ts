const declarations = /[\\/]libs[\\/](web|contracts)[\\/]|[\\/](features|shared)[\\/][^\\/]+[\\/]index\.ts$/;

/**
 * Our libraries are declarations, and so are the entry points of features and of shared parts: what nothing imports from them leaves no
 * trace in the bundle. Without this, a page of a feature loads all its pages.
 */
export const hasSideEffects = (id: string): false | undefined => (declarations.test(id) ? false : undefined);
