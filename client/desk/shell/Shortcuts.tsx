import { Kbd, Table } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { deskTexts } from "#texts/desk";
import { Dialog } from "../../components/ui/Dialog";
import type { Section } from "../sections";
import { useShortcuts } from "./use-shortcuts";

/** The desk's keyboard shortcuts, and the list of them that "?" opens. */
export function Shortcuts({ sections }: { sections: readonly Section[] }) {
  const [opened, { open, close }] = useDisclosure(false);
  useShortcuts(sections, open);
  const rows = [
    { keys: ["Ctrl", "K"], words: deskTexts.searchHint },
    ...sections.map(({ id, letter }) => ({
      keys: ["G", letter.toUpperCase()],
      words: deskTexts.goTo(deskTexts.names[id]),
    })),
    { keys: ["?"], words: deskTexts.showShortcuts },
  ];
  return (
    <Dialog opened={opened} onClose={close} title={deskTexts.shortcuts}>
      {opened && (
        <Table>
          <Table.Tbody>
            {rows.map(({ keys, words }) => (
              <Table.Tr key={words}>
                <Table.Th scope="row" fw={400}>
                  {words}
                </Table.Th>
                <Table.Td ta="right">
                  {keys.map((key) => (
                    <Kbd key={key} ml={4}>
                      {key}
                    </Kbd>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Dialog>
  );
}
