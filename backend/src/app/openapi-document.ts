/** The description of the API, at `/api/docs` for people and at `/api/docs/openapi.json` for programs. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_SECURITY } from '../access/access.ts';
import { addContracts } from '../http/openapi/answers.ts';
import { ANY_PROBLEM } from '../http/openapi/refuses.ts';
import { describeRequests } from '../http/openapi/requests.ts';

const PATH = 'api/docs';

function createDocument(app: NestFastifyApplication, cookieName: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Tischlein')
    .setDescription(
      'Order food, cook it, bring it, watch it. Errors are RFC 9457 problems in the language of `Accept-Language`; money is a ' +
        'decimal string in euro; time is ISO 8601 in UTC.',
    )
    .setVersion('1')
    .addCookieAuth(cookieName, { type: 'apiKey', in: 'cookie' }, SESSION_SECURITY)
    .addGlobalResponse(ANY_PROBLEM)
    .build();
  describeRequests();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  return addContracts(document);
}

/** Built when it is first asked for. Everything comes from this origin. */
export function serveDocument(app: NestFastifyApplication, cookieName: string): void {
  SwaggerModule.setup(PATH, app, () => createDocument(app, cookieName), {
    jsonDocumentUrl: `${PATH}/openapi.json`,
    raw: ['json'],
    customSiteTitle: 'Tischlein API',
  });
}
