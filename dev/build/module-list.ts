import path from "node:path";
import type { Plugin } from "vite";

/** In the output folder, beside Vite's manifest; the server does not serve it. */
export const MODULE_LIST = ".vite/modules.json";

/**
 * Vite plugin: writes which source files each script is made of, by paths from the project's folder, since the names of
 * scripts are hashes. The tests of what pages load read it.
 */
export function moduleList(): Plugin {
  let project = "";
  return {
    name: "staffboard:module-list",
    apply: "build",
    configResolved({ root }) {
      project = path.dirname(root);
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === "chunk"
          ? [[output.fileName, output.moduleIds.map((id) => path.relative(project, id))] as const]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: "asset", fileName: MODULE_LIST, source });
    },
  };
}
