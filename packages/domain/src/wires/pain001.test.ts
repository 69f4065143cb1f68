import { describe, expect, it } from 'vitest';
import { readPain001, type WireFileContent, writePain001 } from './index.ts';
import { destination, fileItem, wireFile } from './wires.fixture.ts';

const full = wireFile({
  debtor: { ...wireFile().debtor, address: { ...destination().address, building: null } },
  wires: [
    fileItem(),
    fileItem({
      reference: 'W3S12N481',
      uetr: '0e562c67-ca16-48ba-b074-65581be6f011',
      amount: 7,
      destination: destination({
        beneficiary: 'Smith & Søn <Trust>',
        address: {
          street: 'King Street West',
          building: null,
          postcode: null,
          town: 'Toronto',
          state: null,
          country: 'CA',
        },
        intermediaryName: 'Bank Between',
        intermediaryRouting: '121000248',
        furtherCredit: 'Further credit: loan 7',
      }),
    }),
  ],
});

/** As a file has it. */
const written = (file: WireFileContent) => ({
  ...file,
  createdAt: '2026-11-30T15:04:05Z',
  wires: file.wires.map((wire) => ({
    ...wire,
    destination: {
      ...wire.destination,
      beneficiary: wire.destination.beneficiary.replace('ø', 'o'),
      accountNumber: '0071330012',
    },
  })),
});

describe('pain.001.001.09', () => {
  it('says where, to whom, how much and how, in the order of its schema', () => {
    expect(writePain001(full)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
      <CstmrCdtTrfInitn>
        <GrpHdr>
          <MsgId>CW-3-7</MsgId>
          <CreDtTm>2026-11-30T15:04:05Z</CreDtTm>
          <NbOfTxs>2</NbOfTxs>
          <CtrlSum>412000.08</CtrlSum>
          <InitgPty>
            <Nm>Closewright Demo Escrow</Nm>
          </InitgPty>
        </GrpHdr>
        <PmtInf>
          <PmtInfId>CW-3-7</PmtInfId>
          <PmtMtd>TRF</PmtMtd>
          <BtchBookg>false</BtchBookg>
          <NbOfTxs>2</NbOfTxs>
          <CtrlSum>412000.08</CtrlSum>
          <PmtTpInf>
            <SvcLvl>
              <Cd>URGP</Cd>
            </SvcLvl>
          </PmtTpInf>
          <ReqdExctnDt>
            <Dt>2026-11-30</Dt>
          </ReqdExctnDt>
          <Dbtr>
            <Nm>Closewright Demo Escrow</Nm>
            <PstlAdr>
              <StrtNm>Pike Street</StrtNm>
              <PstCd>98101</PstCd>
              <TwnNm>Seattle</TwnNm>
              <CtrySubDvsn>WA</CtrySubDvsn>
              <Ctry>US</Ctry>
            </PstlAdr>
          </Dbtr>
          <DbtrAcct>
            <Id>
              <Othr>
                <Id>0044107788</Id>
              </Othr>
            </Id>
          </DbtrAcct>
          <DbtrAgt>
            <FinInstnId>
              <ClrSysMmbId>
                <ClrSysId>
                  <Cd>USABA</Cd>
                </ClrSysId>
                <MmbId>125000574</MmbId>
              </ClrSysMmbId>
              <Nm>Sample Trust Bank</Nm>
            </FinInstnId>
          </DbtrAgt>
          <ChrgBr>SHAR</ChrgBr>
          <CdtTrfTxInf>
            <PmtId>
              <InstrId>W3S12N480</InstrId>
              <EndToEndId>W3S12N480</EndToEndId>
              <UETR>8a562c67-ca16-48ba-b074-65581be6f011</UETR>
            </PmtId>
            <Amt>
              <InstdAmt Ccy="USD">412000.01</InstdAmt>
            </Amt>
            <CdtrAgt>
              <FinInstnId>
                <ClrSysMmbId>
                  <ClrSysId>
                    <Cd>USABA</Cd>
                  </ClrSysId>
                  <MmbId>125000024</MmbId>
                </ClrSysMmbId>
                <Nm>Sample Bank of Puget Sound</Nm>
              </FinInstnId>
            </CdtrAgt>
            <Cdtr>
              <Nm>Harbor Point Realty LLC</Nm>
              <PstlAdr>
                <StrtNm>Pike Street</StrtNm>
                <BldgNb>1501</BldgNb>
                <PstCd>98101</PstCd>
                <TwnNm>Seattle</TwnNm>
                <CtrySubDvsn>WA</CtrySubDvsn>
                <Ctry>US</Ctry>
              </PstlAdr>
            </Cdtr>
            <CdtrAcct>
              <Id>
                <Othr>
                  <Id>0071330012</Id>
                </Othr>
              </Id>
            </CdtrAcct>
            <RmtInf>
              <Ustrd>File 12-3390</Ustrd>
            </RmtInf>
          </CdtTrfTxInf>
          <CdtTrfTxInf>
            <PmtId>
              <InstrId>W3S12N481</InstrId>
              <EndToEndId>W3S12N481</EndToEndId>
              <UETR>0e562c67-ca16-48ba-b074-65581be6f011</UETR>
            </PmtId>
            <Amt>
              <InstdAmt Ccy="USD">0.07</InstdAmt>
            </Amt>
            <IntrmyAgt1>
              <FinInstnId>
                <ClrSysMmbId>
                  <ClrSysId>
                    <Cd>USABA</Cd>
                  </ClrSysId>
                  <MmbId>121000248</MmbId>
                </ClrSysMmbId>
                <Nm>Bank Between</Nm>
              </FinInstnId>
            </IntrmyAgt1>
            <CdtrAgt>
              <FinInstnId>
                <ClrSysMmbId>
                  <ClrSysId>
                    <Cd>USABA</Cd>
                  </ClrSysId>
                  <MmbId>125000024</MmbId>
                </ClrSysMmbId>
                <Nm>Sample Bank of Puget Sound</Nm>
              </FinInstnId>
            </CdtrAgt>
            <Cdtr>
              <Nm>Smith &amp; Son &lt;Trust&gt;</Nm>
              <PstlAdr>
                <StrtNm>King Street West</StrtNm>
                <TwnNm>Toronto</TwnNm>
                <Ctry>CA</Ctry>
              </PstlAdr>
            </Cdtr>
            <CdtrAcct>
              <Id>
                <Othr>
                  <Id>0071330012</Id>
                </Othr>
              </Id>
            </CdtrAcct>
            <InstrForCdtrAgt>
              <InstrInf>Further credit: loan 7</InstrInf>
            </InstrForCdtrAgt>
            <RmtInf>
              <Ustrd>File 12-3390</Ustrd>
            </RmtInf>
          </CdtTrfTxInf>
        </PmtInf>
      </CstmrCdtTrfInitn>
      </Document>
      "
    `);
  });

  it('is read back as it was meant', () => {
    expect(readPain001(writePain001(full))).toEqual({ ...written(full), count: 2, controlSum: 41_200_008 });
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['cut', (text) => text.slice(0, -20), /does not end|No element/],
    ['without its declaration', (text) => text.slice(10), /no file of XML/],
    [
      'with another sum in one place',
      (text) => text.replace('<CtrlSum>412000.08', '<CtrlSum>412000.09'),
      /totals differ/,
    ],
    ['without an account', (text) => text.replace(/<DbtrAcct>[\s\S]*?<\/DbtrAcct>/, ''), /has no DbtrAcct/],
    ['with an end that ends nothing', (text) => text.replace('</Nm>', '</Name>'), /Name ends where Nm is open/],
    ['twice', (text) => `${text}${text.slice(text.indexOf('<Document'))}`, /more than one document/],
    ['with a word for an amount', (text) => text.replace('>0.07<', '>seven<'), /seven is no amount/],
  ])('is not read %s', (_, spoilt, words) => {
    expect(() => readPain001(spoilt(writePain001(full)))).toThrow(words);
  });
});
