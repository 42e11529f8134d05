/** Reads what a flow's `x.types.ts` declares: its commands, facts and ports with their comments. */
import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import type { MessageDescription, PortDescription } from '../description/flow-description.ts';

interface DeclaredMessages {
  commands: MessageDescription[];
  facts: MessageDescription[];
  ports: PortDescription[];
}

/**
 * @param source text of a `x.types.ts`
 * @param name of the flow in PascalCase, with which its types' names begin
 */
export function readMessages(source: string, name: string): DeclaredMessages {
  const { program, comments, errors } = parseSync(`${name}.types.ts`, source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`The types of ${name} cannot be read: ${errors[0]!.message}`);
  const declared = new Map(program.body.flatMap((statement): [string, Declaration][] => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration' ? [[declaration.id.name, declaration]] : [];
  }));
  const commentBefore = (start: number): string => {
    const comment = comments.findLast(({ end }) => end <= start && /^[\s|&]*(?:export\s)?[\s|&]*$/.test(source.slice(end, start)));
    return comment?.value.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim()).filter(Boolean).join(' ') ?? '';
  };
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end).replace(/\s+/g, ' ');

  function messagesOf(type: ESTree.TSType, place: number): MessageDescription[] {
    if (type.type === 'TSParenthesizedType') return messagesOf(type.typeAnnotation, place);
    if (type.type === 'TSUnionType') return type.types.flatMap((one) => messagesOf(one, one.start));
    if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
      const alias = declared.get(type.typeName.name);
      return alias?.type === 'TSTypeAliasDeclaration' ? messagesOf(alias.typeAnnotation, alias.start) : [];
    }
    const parts = type.type === 'TSIntersectionType' ? type.types : [type];
    const members = parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? part.members : []));
    const rest = parts.filter((part) => part.type !== 'TSTypeLiteral').map(textOf);
    const payload = [...members.filter((member) => nameOf(member) !== 'type').map((member) => textOf(member).replace(/[;,]$/, '')), ...rest].join('; ');
    return namesIn(members.find((member) => nameOf(member) === 'type')).map((message) => ({ type: message, payload, description: commentBefore(place) }));
  }

  function messages(kind: 'Command' | 'Fact'): MessageDescription[] {
    const alias = declared.get(`${name}${kind}`);
    return alias?.type === 'TSTypeAliasDeclaration' ? messagesOf(alias.typeAnnotation, alias.typeAnnotation.start) : [];
  }

  function ports(): PortDescription[] {
    const all = declared.get(`${name}Ports`);
    if (all?.type !== 'TSInterfaceDeclaration') return [];
    return all.body.body.flatMap((member): PortDescription[] => {
      const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
      if (type?.type !== 'TSTypeReference') return [];
      const [input, output] = type.typeArguments?.params ?? [];
      return [{
        name: nameOf(member) ?? '',
        kind: textOf(type.typeName) === 'StreamPort' ? 'stream' : 'promise',
        input: input ? textOf(input) : '',
        output: output ? textOf(output) : '',
        description: commentBefore(member.start),
      }];
    });
  }

  return { commands: messages('Command'), facts: messages('Fact'), ports: ports() };
}

type Declaration = ESTree.TSTypeAliasDeclaration | ESTree.TSInterfaceDeclaration;

function nameOf(member: ESTree.TSSignature): string | undefined {
  return member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? member.key.name : undefined;
}

/** The literals of a member's type, usually one. */
function namesIn(member: ESTree.TSSignature | undefined): string[] {
  const type = member?.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
  const types = type?.type === 'TSUnionType' ? type.types : [type];
  return types.flatMap((one) => (one?.type === 'TSLiteralType' && one.literal.type === 'Literal' && typeof one.literal.value === 'string' ? [one.literal.value] : []));
}
