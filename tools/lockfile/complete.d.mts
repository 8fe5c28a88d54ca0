interface Lock {
  packages: Record<string, { dev?: boolean; optionalDependencies?: Record<string, string> }>;
}
export function missingStubs(lock: Lock): Record<string, object>;
export function completed<L extends Lock>(lock: L): L;
